/** When somebody leaves a field for a phone number, it is shown as New Zealanders write it; what is none stays. */
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

/** What knows numbers is 30 kB, and comes when somebody begins with one; without it they stay as they were typed. */
function library() {
  return import("#domain/phone.ts").catch(() => null);
}
