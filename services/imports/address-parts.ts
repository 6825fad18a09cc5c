import type { Cells } from "./row.ts";

/**
 * An address in one line taken apart from the right, where the file has no town: `18 Revell Street, Hokitika 7810, New
 * Zealand`. It stands in `full_address`, or in `address` where that holds a comma and a postcode.
 */
export function withAddressParts(cells: Cells): Cells {
  const { address = "", town = "" } = cells;
  const isWhole = /,.*\b\d{4}\b/.test(address);
  const whole = cells["full_address"] || (isWhole && town.trim() === "" ? address : "");
  if (whole === "" || (cells["full_address"] && address !== "" && town !== "")) return cells;
  const stated = Object.entries(cells).filter(([name, value]) => value.trim() !== "" && name !== "address");
  return { ...cells, ...partsOf(whole), ...Object.fromEntries(stated) };
}

function partsOf(whole: string): Cells {
  const parts = whole
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^(new zealand|aotearoa|nz)$/i.test(part));
  const postcode = /\b(\d{4})$/.exec(parts.at(-1) ?? "")?.[1] ?? "";
  const last = (parts.pop() ?? "").replace(/\s*\b\d{4}$/, "");
  const town = last || (parts.pop() ?? "");
  // `Level 1, 9 Palmerston Street` is the address: no suburb begins with a number.
  const street = Math.max(
    0,
    parts.findLastIndex((part) => /^\d/.test(part)),
  );
  const address = parts.slice(0, street + 1).join(", ");
  return { address, suburb: parts.slice(street + 1).join(", "), town, postcode };
}
