import { describe, expect, it } from "vitest";
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

async function taken(body: string | URLSearchParams) {
  const text = String(body);
  const read = await readForm(posted(text, text.startsWith("{") ? "application/json" : ENCODED));
  if (!read.ok) throw new Error(read.message);
  return takeFields(read.form, SHAPES);
}
