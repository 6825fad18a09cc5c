import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Command } from "commander";
import type { Article } from "#content/articles/article.ts";
import { readArticle } from "#content/articles/read-article.ts";
import { showsSpecifiedPrices } from "#content/guide-prices.ts";
import { planIssue, sendIssue } from "#services/newsletter/issue.ts";
import { newsletterCounts } from "#database/newsletter/newsletter.ts";
import { countInWords } from "#domain/counts.ts";
import { formatInstantDay } from "#domain/nz-time.ts";
import { readConfig } from "#server/config.ts";
import { checkLinks } from "./check-links.ts";
import { confirm, yesOption } from "./confirm.ts";
import { commandServices } from "./command-services.ts";
import { withDatabase, withSecret } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";
import { showProgress } from "./progress.ts";

/** `newsletter list [--format table|json]` · `newsletter send ARTICLE [--dry-run]` (its slug or its file) */
export function newsletterCommand(): Command {
  return new Command("newsletter")
    .description("See how many get the newsletter, and send it.")
    .addCommand(
      new Command("list")
        .description("Count subscribers by state. Shows no addresses.")
        .addOption(formatOption())
        .action(list),
    )
    .addCommand(
      new Command("send")
        .description(
          "Email an article’s summary to every confirmed subscriber who hasn’t had it. " +
            "Safe to run again: no one gets an issue twice.",
        )
        .argument("<article>", "its file in content/articles, or its slug")
        .option("--dry-run", "show the email and how many would get it; send nothing")
        .addOption(yesOption())
        .action(send),
    );
}

function list({ format }: { format: Format }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const { confirmed, asked, left } = await newsletterCounts(database.read);
    const rows = [
      { state: "confirmed", count: confirmed, meaning: "get the newsletter" },
      { state: "asked", count: asked, meaning: "haven’t confirmed yet" },
      { state: "left", count: left, meaning: "have unsubscribed in the last two years" },
    ];
    await printRows(rows, format, {
      state: (row) => row.state,
      count: (row) => String(row.count),
      meaning: (row) => row.meaning,
    });
  });
}

async function send(
  article: string,
  { dryRun = false, yes }: { dryRun?: boolean; yes?: boolean },
): Promise<void> {
  const config = readConfig();
  if (!dryRun) checkLinks(config);
  const about = readArticleNamed(article);
  if (about.hasGuidePrices && !showsSpecifiedPrices(config.operator.identity)) {
    throw new Error(
      `The blog of ${config.operator.identity.name} doesn’t show “${about.title}”: its prices are the specification’s, and no one has surveyed them. Choose another article.`,
    );
  }
  await withSecret(async (opened) => {
    const services = commandServices(opened);
    const plan = await planIssue(services, about);
    const { issue, sent, waiting, tooSoon } = plan;
    if (dryRun) {
      console.log(
        `Subject: ${issue.subject}\nTo: ${countInWords(waiting, "subscriber")}; ${sent} had it before.\n\n${issue.text}`,
      );
    }
    if (tooSoon) {
      throw new Error(
        `“${tooSoon.last}” went out on ${formatInstantDay(tooSoon.lastAt)}, and subscribers were promised one email a month: the next can go on ${formatInstantDay(tooSoon.nextAt)}.`,
      );
    }
    if (dryRun) return;
    if (waiting === 0) return console.log(`No one is waiting for it: ${sent} had it before.`);
    await confirm(`This sends “${issue.subject}” to ${countInWords(waiting, "subscriber")}.`, { yes });
    const progress = showProgress("Messages");
    let enqueued = 0;
    try {
      for await (const count of sendIssue(services, plan)) {
        enqueued += count;
        progress.set(enqueued, waiting);
      }
    } finally {
      progress.stop();
    }
    console.log(`The running site sends it to ${countInWords(enqueued, "subscriber")}, ten a second.`);
  });
}

/** `content/articles/braces.md`, `braces.md` and `braces` mean the same. */
function readArticleNamed(article: string): Article {
  const slug = basename(article).replace(/\.md$/, "");
  const file = join(import.meta.dirname, "../content/articles", `${slug}.md`);
  if (existsSync(file)) return readArticle(basename(file), readFileSync(file, "utf8"));
  throw new Error(
    `The blog has no article “${slug}”. The newsletter is about an article in content/articles.`,
  );
}
