import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";
import { Honeypot } from "../../forms/hidden-fields.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea, TextField } from "./text-field.tsx";
import { TimeSlots } from "./days-of-times.tsx";

test("a field is named by its label and described by its hint, then its error", () => {
  const html = htmlOf(
    <TextField name="email" label="Email address" hint="A hint." error="Enter it" type="email" />,
  );
  expect(html).toContain('<label for="email">Email address</label>');
  expect(html).toMatch(/<input id="email" [^>]*aria-describedby="email-hint email-error"/);
  expect(html).toContain('aria-invalid="true"');
  expect(textOf(html)).toBe("Email addressA hint.Error: Enter it");
});

test("a field without a mistake says nothing of one", () => {
  const html = htmlOf(<TextField name="email" label="Email address" />);
  expect(html).not.toMatch(/aria-invalid|aria-describedby|field-bad/);
});

test("optional fields say so, and required ones are required without a word", () => {
  expect(textOf(htmlOf(<TextArea name="message" label="Message" isOptional />))).toBe("Message (optional)");
  expect(htmlOf(<TextArea name="message" label="Message" isOptional />)).not.toContain("required");
  expect(htmlOf(<TextArea name="message" label="Message" />)).toContain("required");
});

test("a filter of a search is neither required nor called optional", () => {
  const html = htmlOf(
    <SelectField name="location" label="Location" nothing="Anywhere" options={[]} isFilter />,
  );
  expect(html).not.toMatch(/required|optional/);
});

test("what was typed and chosen is kept", () => {
  const options = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ];
  expect(htmlOf(<TextField name="x" label="X" value="Aroha <3" />)).toContain('value="Aroha &lt;3"');
  expect(htmlOf(<TextArea name="x" label="X" value={"two\nlines"} />)).toContain("two\nlines");
  expect(htmlOf(<SelectField name="x" label="X" options={options} value="b" />)).toContain(
    '<option value="b" selected="">',
  );
  expect(htmlOf(<RadioCards name="x" label="X" options={options} value="b" />)).toMatch(
    /<input (?=[^>]*id="x-2")(?=[^>]*value="b")[^>]*checked=""/,
  );
});

test("radios are a group with a name, and the error summary leads to the first of them", () => {
  const html = htmlOf(
    <RadioCards
      name="urgency"
      label="How soon?"
      options={[{ value: "routine", label: "Routine" }]}
      error="Choose"
    />,
  );
  expect(html).toMatch(/<fieldset [^>]*aria-describedby="urgency-error"><legend [^>]*>How soon\?<\/legend>/);
  expect(html).toContain('id="urgency"');
});

test("the times of a day are one set of radios in named groups", () => {
  const slot = (value: string) => ({ value, label: value });
  const groups = [
    { name: "Morning", hours: "8:00am to 8:30am", slots: [slot("8:00am"), slot("8:30am")] },
    { name: "Afternoon", hours: "12 noon", slots: [slot("12 noon")] },
  ];
  const html = htmlOf(
    <TimeSlots name="preferredTime" label="Preferred time" groups={groups} value="12 noon" />,
  );
  expect(html.match(/name="preferredTime"/g)).toHaveLength(3);
  expect(html).toContain('role="group" aria-label="Afternoon"');
  expect(html.match(/<details( open="")?>/g)).toEqual(["<details>", '<details open="">']);
  expect(html).toContain("8:00am to 8:30am");
  expect([...html.matchAll(/<input [^>]*id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    "preferredTime",
    "preferredTime-2",
    "preferredTime-3",
  ]);
});

test("the error summary takes the focus without a script and leads to each field", () => {
  const html = htmlOf(
    <ErrorSummary title="Check this answer" problems={[{ name: "email", text: "Enter your email address" }]}>
      Nothing is lost.
    </ErrorSummary>,
  );
  expect(html).toMatch(/^<div [^>]*role="alert"[^>]*tabindex="-1"[^>]*autofocus=""/);
  expect(html).toContain('<a href="#email">Enter your email address</a>');
});

test("the honeypot cannot be reached by keyboard, screen reader or autofill", () => {
  const html = htmlOf(<Honeypot name="bot-field" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('tabindex="-1"');
  expect(html).toMatch(/autocomplete="off"/i);
  expect(html).toContain('name="bot-field"');
});

function htmlOf(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, "");
}
