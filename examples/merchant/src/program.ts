import { Command, InvalidArgumentError, Option } from "commander";
import { type ExportOptions, exportOrders } from "./export/command.ts";
import { type ImportOptions, importCatalog } from "./import/command.ts";
import { changePrices, type PriceOptions } from "./prices/command.ts";
import { type RefundOptions, refundOrder } from "./refund/command.ts";
import { type Common, connect, type Shop } from "./shop/connect.ts";

/** A whole number within limits. */
const whole = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
};

function decimal(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return text;
  throw new InvalidArgumentError("It is a number such as -10 or 2.50.");
}

function date(text: string): Date {
  const value = new Date(text);
  if (!Number.isNaN(value.getTime())) return value;
  throw new InvalidArgumentError("It is a date such as 2026-01-31.");
}

const also = (text: string, before: string[] = []) => [...before, text];

/** A command with the options that all have. */
function command(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option(
      "--emulator [address]",
      "work on an emulator: one of the command's own with sample data, or the one at an address",
    )
    .option("--state <folder>", "where to keep what a next run has to know", ".merchant")
    .option("--concurrency <count>", "requests under way at once", whole(1, 20), 4)
    .option("--quiet", "no progress")
    .option("--stats", "say at the end how many requests and how much memory it took")
    .showHelpAfterError("(--help says more)")
    .exitOverride()
    .allowExcessArguments(false);
}

const delimiter = () =>
  new Option("--delimiter <character>", "what separates columns").default(",");

/** Runs a command on its shop; the first Ctrl-C lets what is under way come to its end. */
async function run(options: Common, work: (shop: Shop, signal: AbortSignal) => Promise<number>) {
  const stop = new AbortController();
  process.once("SIGINT", () => {
    console.error("Stopping after the requests that were sent. Ctrl-C again stops at once.");
    stop.abort();
  });
  const shop = await connect(options);
  try {
    process.exitCode = await work(shop, stop.signal);
  } finally {
    shop.close();
    if (options.stats) {
      const peak = Math.round(process.resourceUsage().maxRSS / 1024);
      console.error(`${shop.requests()} requests, at most ${peak} MB of memory`);
    }
  }
}

const imports = () =>
  command("import", "make the products of a CSV file, each once however often it is run")
    .argument("<file>", "the catalog: a row a product, see the README for its columns")
    .addOption(delimiter())
    .option("--batch <rows>", "rows per request", whole(1, 100), 100)
    .option("--report <file>", "where to write what failed (default: <file>.failed.csv)")
    .option("--max-failures <rows>", "stop when more rows than this failed", whole(0, 1e6), 1000)
    .option("--dry-run", "check the file and send nothing")
    .action((path: string, options: ImportOptions) =>
      run(options, (shop, signal) => importCatalog(shop, path, options, signal)),
    );

const prices = () =>
  command("prices", "change many prices: of a category, by a filter, of all, or from a CSV file")
    .option("--all", "all products")
    .option("--category <name or id>", "products of a category and of those within it")
    .option("--filter <json>", "products that a filter of searchProducts leaves")
    .option("--csv <file>", "a file with the columns key and price, and sku for one variant alone")
    .addOption(delimiter())
    .option("--percent <number>", "change by so many percent: --percent=-10", decimal)
    .option("--amount <number>", "change by an amount: --amount=2.50", decimal)
    .option("--set <price>", "the same price for all", decimal)
    .option("--report <file>", "where to write what failed", "prices.failed.csv")
    .option("--dry-run", "show what would change")
    .action((options: PriceOptions) =>
      run(options, (shop, signal) => changePrices(shop, options, signal)),
    );

const exportsOrders = () =>
  command("export-orders", "write orders to a file, the oldest first")
    .addOption(new Option("--format <format>").choices(["csv", "jsonl"]).default("csv"))
    .requiredOption("--out <file>", "the file to write")
    .option("--since <date>", "orders made at this time or later", date)
    .option("--until <date>", "orders made before this time", date)
    .option("--status <status>", "approved, canceled, …")
    .action((options: ExportOptions) =>
      run(options, (shop, signal) => exportOrders(shop, options, signal)),
    );

const refunds = () =>
  command("refund", "give money back")
    .argument("<order>", "the order's number or id")
    .option("--item <item>", "a line by its place or SKU, with a quantity: 1, MUG-1:2", also)
    .option("--all", "everything that is left of the order")
    .option("--amount <amount>", "money, where it is not what the items come to")
    .option("--restock", "put the items back into stock")
    .option("--external", "the money was given back outside the platform: record it")
    .option("--reason <text>", "a reason for the buyer")
    .option("--notify", "write to the buyer")
    .option("--dry-run", "show what would be refunded")
    .action((text: string, options: RefundOptions) =>
      run(options, (shop) => refundOrder(shop, text, options)),
    );

/** The commands. */
export function program(): Command {
  return new Command("merchant")
    .exitOverride()
    .description("A merchant's work on many products and orders at once, with an API key.")
    .addCommand(imports())
    .addCommand(prices())
    .addCommand(exportsOrders())
    .addCommand(refunds())
    .addHelpText(
      "after",
      "\nOn a shop of yours: set PORTICO_API_KEY and PORTICO_SITE_ID (PORTICO_ACCOUNT_ID where the key needs it).",
    );
}
