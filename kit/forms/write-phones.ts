/** Formats a phone number as New Zealanders write it when the field is left. Anything else stays as typed. */
export function writePhones(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("input[type=tel]")) {
    field.addEventListener("focus", () => void library(), { once: true });
    field.addEventListener("change", () => void write(field));
    if (field !== document.activeElement) void write(field);
  }
}

async function write(field: HTMLInputElement): Promise<void> {
  if (field.value === "") return;
  const phone = await library();
  field.value = phone?.readPhone(field.value)?.display ?? field.value;
}

/** 30 kB, fetched when a field gets the focus. If it does not load, numbers stay as typed. */
function library() {
  return import("#domain/phone.ts").catch(() => null);
}
