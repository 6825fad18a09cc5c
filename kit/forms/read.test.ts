import { describe, expect, it } from "vitest";
import type { FieldShapes } from "#domain/form-fields.ts";
import { readForm, takeField, takeFields } from "./read.server.ts";

const SHAPES = { firstName: "line", message: "text" } as const;

describe("a posted form", () => {
  it("says the same form-encoded and as JSON", async () => {
    const answers = { firstName: " Māia  O’Brien ", message: "Hello\r\nworld 🦷\n" };
    const encoded = await taken(new URLSearchParams(answers));
    const json = await taken(JSON.stringify(answers));
    expect(encoded).toEqual({
      values: { firstName: "Māia  O’Brien", message: "Hello\nworld 🦷" },
      problems: [],
    });
    expect(json).toEqual(encoded);
  });

  it("is read as JSON by its content type alone, with or without a charset", async () => {
    const read = await readForm(posted('{"firstName":"Aroha"}', "Application/JSON; charset=utf-8"));
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && takeField(read.form, "firstName")).toBe("Aroha");
  });

  it("leaves fields empty that were not sent, or sent as null", async () => {
    expect(await taken("")).toEqual({ values: { firstName: "", message: "" }, problems: [] });
    expect(await taken('{"firstName":null}')).toEqual({
      values: { firstName: "", message: "" },
      problems: [],
    });
  });

  it("takes a repeated field for one when its values are equal", async () => {
    expect(await taken("firstName=Aroha&firstName=+Aroha")).toMatchObject({
      values: { firstName: "Aroha" },
      problems: [],
    });
  });

  it("asks again when a repeated field has different values, and keeps the first", async () => {
    const expected = { values: { firstName: "Aroha" }, problems: [{ name: "firstName" }] };
    expect(await taken("firstName=Aroha&firstName=Hana")).toMatchObject(expected);
    expect(await taken('{"firstName":["Aroha","Hana"]}')).toMatchObject(expected);
  });

  it.each(["1", "true", '{"a":"b"}', "[1]", '[["a"]]'])("asks for text instead of %s", async (json) => {
    const { values, problems } = await taken(`{"firstName":${json}}`);
    expect(values.firstName).toBe("");
    expect(problems).toEqual([{ name: "firstName", text: "Send this answer as text" }]);
  });

  it.each([
    ["repeated", "services=Veneers&services=+Root++Canal+&services=Veneers&services="],
    ["as one text with commas, which is how a browser writes an array", "services=Veneers,Root++Canal,"],
    ["as a list of JSON", '{"services":["Veneers"," Root  Canal ","Veneers",""]}'],
    ["as one text of JSON", '{"services":"Veneers, Root  Canal"}'],
  ])("has a list %s, each entry once", async (_how, body) => {
    expect(await taken(body, { services: "list" })).toEqual({
      values: { services: ["Veneers", "Root  Canal"] },
      problems: [],
    });
  });

  it("has an empty list where none was sent, and asks for text where it is none", async () => {
    expect(await taken("", { services: "list" })).toEqual({ values: { services: [] }, problems: [] });
    expect(await taken('{"services":[1]}', { services: "list" })).toEqual({
      values: { services: [] },
      problems: [{ name: "services", text: "Send this answer as text" }],
    });
  });

  it("cuts a list of more than 100 entries, and says so", async () => {
    const { values, problems } = await taken(
      `services=${Array.from({ length: 101 }, (_, i) => i).join(",")}`,
      {
        services: "list",
      },
    );
    expect(values.services).toHaveLength(100);
    expect(problems).toEqual([{ name: "services", text: "Send 100 entries or fewer" }]);
  });

  it("is not changed by a field called __proto__ or constructor", async () => {
    const hostile = '{"__proto__":{"firstName":"x"},"constructor":"y","firstName":"Aroha"}';
    expect((await taken(hostile)).values).toEqual({ firstName: "Aroha", message: "" });
    expect((await taken("__proto__=x&firstName=Aroha")).values).toEqual({ firstName: "Aroha", message: "" });
    expect({}).not.toHaveProperty("firstName");
  });

  it.each(["", "[]", "null", '"text"', "{", "1"])("is refused when the JSON is %j", async (body) => {
    expect(await readForm(posted(body, "application/json"))).toMatchObject({ ok: false });
  });

  it("is refused with more than 100 values", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `a${i % 7}=1`).join("&");
    expect(await readForm(posted(many(100), ENCODED))).toMatchObject({ ok: true });
    expect(await readForm(posted(many(101), ENCODED))).toMatchObject({ ok: false });
  });
});

const ENCODED = "application/x-www-form-urlencoded";

function posted(body: string, type: string): Request {
  return new Request("http://niho.test/", { method: "POST", body, headers: { "content-type": type } });
}

async function taken(body: string | URLSearchParams): Promise<Taken<typeof SHAPES>>;
async function taken<Shapes extends FieldShapes>(body: string, shapes: Shapes): Promise<Taken<Shapes>>;
async function taken(body: string | URLSearchParams, shapes: FieldShapes = SHAPES) {
  const text = String(body);
  const read = await readForm(posted(text, text.startsWith("{") ? "application/json" : ENCODED));
  if (!read.ok) throw new Error(read.message);
  return takeFields(read.form, shapes);
}

type Taken<Shapes extends FieldShapes> = ReturnType<typeof takeFields<Shapes>>;
