import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Honeypot } from "../../forms/hidden-fields.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";
import { TimeSlots } from "./days-of-times.tsx";

test("a field without a mistake says nothing of one", () => {
  const html = htmlOf(<TextField name="email" label="Email address" />);
  expect(html).not.toMatch(/aria-invalid|aria-describedby|field-bad/);
});

test("a filter of a search is neither required nor called optional", () => {
  const html = htmlOf(
    <SelectField name="location" label="Location" nothing="Anywhere" options={[]} isFilter />,
  );
  expect(html).not.toMatch(/required|optional/);
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
