import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { ROOT } from "#tests/support/repository.ts";
import { readConfig, withPort } from "./config.ts";
import { ConfigProblem } from "./variables.ts";

test("On a bare machine everything has a value that works", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    hosts: ["127.0.0.1", "::1"],
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    smtpUrl: undefined,
    samplePractices: 1_236,
  });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/niho"],
  ["SMTP_URL", "mail.example.nz"],
  ["SMTP_URL", "smtp://u:p%ZZ@mail.example.nz"],
  ["SMTP_URL", "smtp://u:p%E4@mail.example.nz"],
  ["DATABASE_URL", "postgres://u:p%@localhost/niho"],
  ["PUBLIC_URL", "niho.example"],
  ["PUBLIC_URL", "https://niho.example/site"],
  ["APP_SECRET", "short"],
  ["TRUSTED_PROXIES", "127.0.0.1,proxy"],
  ["TRUSTED_PROXIES", "10.0.0.0/64"],
  ["ROUTING", "post"],
  ["REVIEWS", "stars"],
  ["SAMPLE_PRACTICES", "many"],
  ["PRIVACY_EMAIL", "privacy"],
  ["OPERATOR_EMAIL", "hello"],
  ["OPERATOR_PHONE", "call us"],
  ["ESCALATION_EMAIL", "escalation"],
  ["WORKERS", "0"],
  ["WORKERS", "two"],
  ["BACKUP_EVERY", "10m"],
  ["BACKUP_EVERY", "2d"],
  ["BACKUP_EVERY", "25h"],
  ["DKIM_SELECTOR", "mail 2026"],
  ["MAP_STYLE_URL", "style.json"],
  ["MAP_STYLE_URL", "//tiles.example/style.json"],
  ["MAP_STYLE_URL", "pmtiles://tiles.example/nz.pmtiles"],
  ["MAP_HOSTS", "https://*.tiles.example"],
  ["MAP_HOSTS", "https://tiles.example/path"],
  ["MAP_HOSTS", "tiles.example"],
  ["CALENDAR_PRIVATE_HOSTS", "nextcloud.lan:8080"],
  ["MAP_TILES_FILE", "/nowhere.pmtiles"],
  ["MAP_TILES_FILE", import.meta.filename],
])("%s=%s stops the start with one sentence that names the variable", (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(ConfigProblem);
  expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`^${variable} .*\\.$`));
});

test("With PostgreSQL a secret is required, because every process must use the same one", () => {
  const environment = { DATABASE_URL: "postgres://localhost/niho" };
  expect(() => readConfig(environment)).toThrow(/^APP_SECRET /);
  expect(readConfig({ ...environment, APP_SECRET: "x".repeat(32) }).databaseUrl).toBe(
    "postgres://localhost/niho",
  );
});

test("The password of the database may hold what means something in an address, and stands in one place", () => {
  const own = { DATABASE_URL: "postgres://niho@database/niho", APP_SECRET: "s".repeat(32) };
  const password = "a/b#c?d@e%f:g";
  const { databaseUrl } = readConfig({ ...own, DATABASE_PASSWORD: password });
  expect(new pg.Client(databaseUrl)).toMatchObject({ host: "database", user: "niho", password });
  const twice = { ...own, DATABASE_URL: "postgres://niho:a@database/niho", DATABASE_PASSWORD: "b" };
  expect(() => readConfig(twice)).toThrow("DATABASE_PASSWORD");
  expect(() => readConfig({ DATABASE_PASSWORD: "b" })).toThrow("DATABASE_URL is not");
});

test("The default origin follows the port that the system chose; a stated origin stays", () => {
  expect(withPort(readConfig({ PORT: "0" }), 4_321).publicUrl).toBe("http://localhost:4321");
  expect(withPort(readConfig({ PORT: "0", PUBLIC_URL: "https://niho.example/" }), 4_321).publicUrl).toBe(
    "https://niho.example",
  );
});

test("Proxies are believed by address and by range, in both families", () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,::1" });
  expect(trustedProxies.check("10.1.2.3", "ipv4")).toBe(true);
  expect(trustedProxies.check("::1", "ipv6")).toBe(true);
  expect(trustedProxies.check("192.0.2.1", "ipv4")).toBe(false);
});

test("In a container the proxy is believed by the network that both are on, whatever its range", () => {
  const netmask = { netmask: "", mac: "", internal: false } as const;
  const own = { address: "10.89.3.7", cidr: "10.89.3.7/24", family: "IPv4", ...netmask } as const;
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "own-network" }, { eth0: [own] });
  expect(trustedProxies.check("10.89.3.200", "ipv4")).toBe(true);
  expect(trustedProxies.check("10.89.4.1", "ipv4")).toBe(false);
  expect(trustedProxies.check("127.0.0.1", "ipv4")).toBe(false);
});

test("What the map is drawn with may be fetched from where its style is, and from what else is named", () => {
  const styleUrl = "https://tiles.example/style.json?key=1";
  expect(readConfig({ MAP_STYLE_URL: styleUrl }).map).toEqual({
    styleUrl,
    origins: ["https://tiles.example"],
    tilesFile: undefined,
  });
  expect(
    readConfig({ MAP_STYLE_URL: styleUrl, MAP_HOSTS: "https://tiles.example, https://letters.example:8443" })
      .map.origins,
  ).toEqual(["https://tiles.example", "https://letters.example:8443"]);
  expect(readConfig({ MAP_STYLE_URL: "/map/style.json" }).map).toMatchObject({
    styleUrl: "/map/style.json",
    origins: [],
  });
  expect(readConfig({}).map).toEqual({ styleUrl: undefined, origins: [], tilesFile: undefined });
});

test("A site on https takes no map that comes by http", () => {
  const environment = { MAP_STYLE_URL: "http://tiles.example/style.json" };
  expect(readConfig(environment).map.origins).toEqual(["http://tiles.example"]);
  expect(() => readConfig({ ...environment, PUBLIC_URL: "https://niho.example" })).toThrow(/^MAP_STYLE_URL /);
});

test("Sockets of a supervisor are for the process that it names, and no other", () => {
  const own = String(process.pid);
  expect(readConfig({ LISTEN_FDS: "2", LISTEN_PID: own }).sockets).toEqual([3, 4]);
  expect(readConfig({ LISTEN_FDS: "2", LISTEN_PID: "1" }).sockets).toEqual([]);
  expect(readConfig({ LISTEN_PID: own }).sockets).toEqual([]);
  expect(() => readConfig({ LISTEN_FDS: "one", LISTEN_PID: own })).toThrow(
    "LISTEN_FDS must be a whole number",
  );
});

test("A secret may stand in a file, as containers hand it over; not in both places, and not in a file that is empty or gone", () => {
  const file = join(newFolder(), "secret");
  writeFileSync(file, `${"s".repeat(40)}\n`);
  expect(readConfig({ APP_SECRET_FILE: file }).appSecret).toBe("s".repeat(40));
  expect(readConfig({ APP_SECRET_FILE: file }).unknown).toEqual([]);
  expect(() => readConfig({ APP_SECRET_FILE: file, APP_SECRET: "t".repeat(40) })).toThrow(
    "APP_SECRET_FILE and APP_SECRET are both set: leave one out.",
  );
  expect(() => readConfig({ SMTP_URL_FILE: `${file}.gone` })).toThrow(
    /^SMTP_URL_FILE names a file that can’t be read/,
  );
  writeFileSync(file, "\n");
  expect(() => readConfig({ METRICS_TOKEN_FILE: file })).toThrow(/^METRICS_TOKEN_FILE names an empty file/);
});

describe("The operator’s own file", () => {
  const written = (text: string) => {
    const path = join(newFolder(), "site.yaml");
    writeFileSync(path, text);
    return path;
  };

  test.each([
    ["a: &a [1, 1]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\nd: [*c, *c, *c]", /write each value out/],
    ["name: *nothing", /can’t be read as YAML/],
    ["[".repeat(20_000), /can’t be read as YAML/],
    ["name: [", /^SITE_FILE \S+site\.yaml can’t be read as YAML: look at line 1\.$/],
    ["tagline: Teeth", /: name must be text\.$/],
    ["name: Smile\nphne: 03 555 1234", / has no field “phne”: docs\/site\.example\.yaml lists them all\.$/],
    ["name: Smile\nphone: call us", /: phone must be a phone number, like 03 555 1234\.$/],
    ["name: Smile\nhours:\n  support: nine to five", /: hours\.support must be days and hours, like Mo-Fr/],
    ["name: Smile\nhours:\n  support: Mo-Fr 17:00-09:00", /: hours\.support must be days and hours/],
    ["name: Smile\nhours:\n  holidays: Atlantis", /: hours\.holidays must be a town, like Nelson\.$/],
    ["name: Smile\nreplies:\n  urgent: soon", /: replies\.urgent must be hours or business days/],
    ["name: Smile\npractices:\n  price: lots", /: practices\.price must be free, or dollars a month/],
    ["name: Smile\nsocial:\n  - { name: X, url: javascript:alert(1) }", /: social\.0\.url must begin with/],
    ["just words", /must be fields with values/],
  ])("is refused with one sentence that names file and field: %j", (text, sentence) => {
    expect(() => readConfig({ SITE_FILE: written(text) })).toThrow(sentence);
  });

  test("that is not there is named", () => {
    expect(() => readConfig({ SITE_FILE: "/nowhere.yaml" })).toThrow(
      "SITE_FILE /nowhere.yaml does not exist.",
    );
  });

  test("may be JSON; its words are those of its clocks; what it leaves out is neutral, and named", () => {
    const json = {
      name: "Smile",
      hours: { support: "Mo-Th 09:15-12:00; Su 00:00-24:00" },
      practices: { price: "free" },
    };
    const { operator, siteFile } = readConfig({ SITE_FILE: written(JSON.stringify(json)) });
    expect(operator.identity).toMatchObject({
      name: "Smile",
      story: [],
      isSample: false,
      joining: { monthly: 0 },
    });
    expect(operator.identity.hours.support).toEqual({
      words: [
        { days: "Monday to Thursday", hours: "9:15am to noon" },
        { days: "Sunday", hours: "midnight to midnight" },
      ],
      openingHours: "Mo-Th 09:15-12:00; Su 00:00-24:00; PH off",
    });
    expect([operator.name, operator.phone]).toEqual([null, null]);
    expect(siteFile!.unset).toEqual(expect.arrayContaining(["company", "replies.urgent", "hosting"]));
    expect(siteFile!.unset).not.toContain("practices");
  });

  test("comes before the variables, and says which of them contradict it", () => {
    const SITE_FILE = written(
      "name: Smile\ncompany: Smile Limited\naddress: 7 Rata Street, Nelson 7010\nemail: hi@smile.nz",
    );
    const others = { OPERATOR_NAME: "Grin Limited", OPERATOR_ADDRESS: "7 Rata Street, Nelson 7010" };
    const { operator, siteFile } = readConfig({ SITE_FILE, ...others, OPERATOR_PHONE: "03 555 1234" });
    expect(operator).toMatchObject({
      name: "Smile Limited",
      phone: "03 555 1234",
      privacyEmail: "hi@smile.nz",
    });
    expect(siteFile!.contradicting).toEqual(["OPERATOR_NAME"]);
  });

  test("as the example is: nothing is left unset", () => {
    expect(readConfig({ SITE_FILE: join(ROOT, "docs/site.example.yaml") }).siteFile!.unset).toEqual([]);
  });
});
