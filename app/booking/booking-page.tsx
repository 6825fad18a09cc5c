import { createContext, data, redirect, useRouteLoaderData } from "react-router";
import { readForm } from "../forms/read.server.ts";
import { statusOf } from "../forms/refusal.ts";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "../seo/head.ts";
import { servicesContext } from "../services.ts";
import type { ShellFacts } from "../shell/facts.server.ts";
import stylesheet from "../styles/sheets/booking.css?url";
import { PlainHead } from "../ui/banner.tsx";
import type { Route } from "./+types/booking-page.ts";
import { BookingAside } from "./booking-aside.tsx";
import { BookingForm } from "./booking-form.tsx";
import { SampleNote } from "./sample-note.tsx";
import { bookableDays, startBooking } from "./start.server.ts";
import { type RefusedBooking, submitBooking } from "./submit.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const TRAIL = [{ label: "Home", href: "/" }, { label: "Book Appointment" }];

/** From the action to the loader of the same request, so that title and page speak of one form. */
const refusedContext = createContext<RefusedBooking | null>(null);

/** The dock would cover the keyboard's work. */
export const handle = { dock: "none" } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const refused = context.get(refusedContext);
  if (refused) return { ...refused, days: bookableDays(services.now()) };
  return startBooking(services, request.url);
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm(request);
  if (!read.ok) throw data(null, { status: 422 });
  const answer = await submitBooking(context.get(servicesContext), request, read.form);
  if (answer.ok) throw redirect(`/booking-success?reference=${answer.reference}`, 303);
  context.set(refusedContext, answer);
  return data(null, { status: statusOf(answer.refusal) });
}

/** Each form has its own id, so no cache may share it; going back shows it as it was left. */
export function headers() {
  return { "Cache-Control": "private, no-cache" };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.refusal ? "Error: Book Appointment" : "Book Appointment",
    description:
      "Ask for a dental appointment anywhere in New Zealand. It takes about three minutes, and a practice is in touch within 24 hours.",
    path: "/book",
    trail: TRAIL,
  });

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const showsSamples = useRouteLoaderData<ShellFacts>("root")?.showsSamples ?? false;
  return (
    <>
      <PlainHead trail={TRAIL} title="Book Your Appointment">
        Tell us what you need and when suits. It takes about three minutes. You need to be 18 or over; you can
        book for a child in your care.
      </PlainHead>
      <div className="wrap tail stack-l">
        {showsSamples && <SampleNote />}
        <div className="split">
          <BookingForm form={loaderData} />
          <BookingAside />
        </div>
      </div>
    </>
  );
}
