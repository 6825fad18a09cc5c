import { type RawBuilder, sql } from "kysely";
import type { PracticeOrder } from "./practices.ts";

/** What to order by. Every order ends in the id, so that it is total: the same each time, and on both databases. */
export function inOrder(order: PracticeOrder): RawBuilder<unknown> {
  if (order.sort === "reviews") return sql`review_count desc, rating_tenths desc, id`;
  if (order.sort === "name") return sql`name_folded, id`;
  if (order.sort === "price") return sql`price_from, price_to, rating_tenths desc, review_count desc, id`;
  // A place's slug is its folded name with hyphens, which sorts like the name as shown.
  if (order.sort === "location") return sql`place, rating_tenths desc, review_count desc, id`;
  if (order.sort === "distance" && order.near) return sql`${distanceFrom(order.near)}, id`;
  return sql`rating_tenths desc, review_count desc, id`;
}

/** Grows with the great-circle distance: the haversine, which needs neither a root nor an arc for sorting. */
function distanceFrom({ latitude, longitude }: { latitude: number; longitude: number }) {
  const radian = Math.PI / 180;
  const sinHalf = (column: string, degrees: number) => {
    const half = sql`sin((${sql.ref(column)} - ${sql.lit(degrees)}) * ${sql.lit(radian / 2)})`;
    return sql`${half} * ${half}`;
  };
  const cosines = sql`cos(latitude * ${sql.lit(radian)}) * ${sql.lit(Math.cos(latitude * radian))}`;
  return sql<number>`${sinHalf("latitude", latitude)} + ${cosines} * ${sinHalf("longitude", longitude)}`;
}
