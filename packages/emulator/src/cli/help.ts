import { SEED_NAMES } from "../options/seed-types.js";

export const HELP = `Runs an emulator of the Wix platform for development and tests.

Usage:
  portico-emulator [options]           start the emulator; dashboard at /_portico/
  portico-emulator export [options]    write a seed as JSON, from a built-in seed or a running emulator
  portico-emulator trigger <event>     send one signed webhook, such as wix.ecom.v1.order_approved
  portico-emulator mcp [options]       serve tools for coding agents over the Model Context Protocol
  portico-emulator record [options]    record requests and responses of a live site through a proxy, without secrets
  portico-emulator verify <file>       replay a recording on the emulator and report differences

Options:
  --port <number>     port to listen on, 0 for any free port (default: 4477)
  --host <address>    address to listen on, 0.0.0.0 for all networks (default: 127.0.0.1)
  --alias <name>      additional host name to accept, for example a container's name; repeatable
  --data <folder>     save state in this folder and restore it at the next start
  --tenants <number>  maximum number of emulators created with the x-portico-tenant header (default: 32)
  --help              show this help

Shop options (start, export, mcp and verify):
  --config <file>     configuration file; flags take precedence (default: portico-emulator.config.ts,
                      .mts, .js, .mjs or .json in the current folder)
  --seed <seed>       initial data: a number of products, a JSON file, or one of
                      ${SEED_NAMES.join(", ")} (default: fashion)
  --catalog <v1|v3>   catalog version (default: the seed's, v3)
  --origin <url>      base URL of pages and images (default: the emulator's URL)
  --currency <code>   currency (default: the seed's, USD)
  --strict            reject unregistered client ids, apps, origins and return URLs, like a live site
  --client <id>       register an OAuth client id; repeatable
  --plugin <type=url> call a service plugin at this URL, for example
                      ECOM_SHIPPING_RATES=http://localhost:3000/plugins; repeatable

export:
  --url <url>         export from the emulator running at this URL
  --out <file>        output file (default: standard output)

trigger:
  --to <url>          URL that receives the webhook
  --data-file <file>  JSON file with the entity or the event's data (default: sample data)
  --url <url>         send from the emulator running at this URL, signed with its key
  --key <file>        private key (PEM) for the signature; created if the file does not exist
  --app-id <id>       id of the receiving app (default: portico-app)
  --instance-id <id>  id of the app's instance on the site (default: portico-instance)

mcp:
  --url <url>         control the emulator at this URL; if none is running there, start one with
                      the shop options and --data (default: http://localhost:4477)

record:
  --target <url>      URL to forward requests to, such as https://www.wixapis.com
  --out <file>        output file; must not exist
  --keep-ids          do not replace ids with pseudonyms
  --port, --host      as above (default port: 4478)

verify:
  --url <url>         replay on the emulator running at this URL, and restore its state afterwards
  --set <name=value>  value of a replaced secret, such as portico-password-1=secret; repeatable
  --ignore <field>    field to ignore in comparisons, such as order.number; repeatable

Environment:
  PORTICO_CONTROL_TOKEN  Password for the dashboard and the control API on other machines.
                         export, mcp, trigger and verify send it with --url.

Exit codes: 0 success, 1 failure, 2 invalid command line.
`;
