import { readFileSync } from "node:fs";
import { PracticeCard, type PracticeCardData } from "../../../kit/ui/practice-card.tsx";

/** The bench writes it into the folder in which it starts this site. */
const CARDS = JSON.parse(readFileSync("cards.json", "utf8")) as PracticeCardData[];

/** 24 practices, others for each `?page=`, rendered when they are asked for. */
export default async function Page({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const first = Number((await searchParams).page ?? 0) * 24;
  return (
    <main>
      <h1>Dentists</h1>
      {CARDS.slice(first, first + 24).map((card) => (
        <PracticeCard key={card.id} practice={card} />
      ))}
    </main>
  );
}
