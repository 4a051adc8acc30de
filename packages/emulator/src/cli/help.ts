import { SEED_NAMES } from "../options/seed-schema.js";

/** What `--help` prints. */
export const HELP = `portico-emulator: the platform in one process

  portico-emulator [options]           serves it, with a dashboard at /_portico/
  portico-emulator export [options]    writes a seed as JSON: a built-in one, or the shop of an emulator that runs
  portico-emulator trigger <event>     sends one signed webhook of any event, such as wix.ecom.v1.order_approved
  portico-emulator record [options]    a proxy to a site, which keeps requests and answers, without secrets
  portico-emulator verify <file>       does again on the emulator what was recorded, and tells where answers differ

  --port <number>     port to listen on (default 4477; 0 takes a free one)
  --host <address>    address to listen on (default 127.0.0.1, this machine only; 0.0.0.0 is every network)
  --alias <name>      another host name that it is called by, as among containers; may be given several times
  --data <folder>     keeps everything in this folder, and goes on from it at the next start
  --tenants <number>  how many emulators requests may name with x-portico-tenant (default 32)

What the shop is made of (serve, export and verify):
  --config <file>     says all of this as well, and what flags cannot say (default: portico-emulator.config.ts,
                      .mts, .js, .mjs or .json in this folder); flags come before it
  --seed <seed>       what the shop starts from: a number of products, a JSON file, or
                      ${SEED_NAMES.join(", ")} (default fashion)
  --catalog <v1|v3>   version of the catalog (default: the seed's, v3)
  --origin <url>      address that pages and pictures have (default: that of the server)
  --currency <code>   currency of the shop (default: the seed's, USD)
  --strict            rejects client ids, apps, origins and return addresses that the configuration does not list,
                      as a live site does
  --client <id>       an OAuth client id that exists; may be given several times
  --plugin <type=url> calls a plugin of an app at this address, for example
                      ECOM_SHIPPING_RATES=http://localhost:3000/plugins; may be given several times

export:
  --url <url>         the emulator that runs there, in place of a built-in seed
  --out <file>        the file to write (default: standard output)

trigger:
  --to <url>          where it is sent
  --data-file <file>  the entity, or the event's content, as JSON (default: a sample)
  --url <url>         sent by the emulator that runs there, with its key
  --key <file>        private key as PEM to sign with; made where there is none
  --app-id <id>       the app that it is for (default portico-app)
  --instance-id <id>  the app's instance on the site (default portico-instance)

record:
  --target <url>      the site: https://www.wixapis.com
  --out <file>        the file to write, a new one
  --keep-ids          ids stay as they are
  --port, --host      as above (default port 4478)

verify:
  --url <url>         on the emulator that runs there, which is then put back as it was
  --set <name=value>  what a recorded name stands for: portico-password-1=secret; may be given several times
  --ignore <field>    a field that may differ: order.number; may be given several times

  --help

PORTICO_CONTROL_TOKEN in the environment: lets other machines have the dashboard and the control API, if they send it
as a password; export, trigger and verify send it with --url.

Exit codes: 0 done, 1 something went wrong, 2 the command line is wrong.
`;
