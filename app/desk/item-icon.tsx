import type { ItemKind } from "#domain/queue.ts";
import { Icon } from "#kit/ui/icon.tsx";

const ICONS = {
  request: "calendar",
  message: "mail",
  mistake: "alert",
  application: "tooth",
  review: "star",
  reply: "star",
  mail: "alert",
  practice: "shield-check",
  import: "list",
} as const satisfies Record<ItemKind, string>;

export function ItemIcon({ kind, isEmergency = false }: { kind: ItemKind; isEmergency?: boolean }) {
  return <Icon name={isEmergency ? "emergency" : ICONS[kind]} />;
}
