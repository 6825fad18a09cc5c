import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { PracticeCard } from "#kit/ui/practice-card.tsx";
import { cardsFor } from "./practices.ts";

/** 24 practices, others for each `?page=`. */
export function loader({ request }: LoaderFunctionArgs) {
  return { cards: cardsFor(Number(new URL(request.url).searchParams.get("page"))) };
}

export default function List() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Dentists</h1>
      {cards.map((card) => (
        <PracticeCard key={card.id} practice={card} />
      ))}
    </main>
  );
}
