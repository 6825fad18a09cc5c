import { SAMPLE_IDENTITY, answeringSchedule } from "#content/identity.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import type { Request } from "#domain/requests/requests.ts";
import { samplePractices } from "#content/samples/practices.ts";

/** Personal texts that no mail to a practice and no page that is only looked at may have. */
export const PLANTED = {
  firstName: "Marewa-Planted",
  lastName: "Ngāta-Planted",
  email: "planted@patient.example",
  phone: "021 555 0147",
  phoneE164: "+64215550147",
  patientName: "Tama-Planted",
  dentistPreference: "Dr Planted",
  insurance: "Planted Cross",
  message: "A planted message",
} as const;

/** The first sample practice. */
export const SAMPLE = [...samplePractices(1)][0]!.practice;

/** A request that the first sample practice has, of which a test states only what matters to it. */
export function makeRecord(
  stated: Partial<Request> = {},
  { events = [], listing = SAMPLE }: Partial<Pick<RequestRecord, "events" | "listing">> = {},
): RequestRecord {
  const practice = listing && {
    id: listing.id,
    name: listing.name,
    phone: listing.phone,
    holidayRegion: "AUK",
  };
  return {
    desk: answeringSchedule(SAMPLE_IDENTITY, "bookings"),
    reference: "NIHO-7K4Q-2WXR-6M",
    eraseOn: "2027-03-01",
    isUnpressed: false,
    fields: {
      ...PLANTED,
      service: "Root Canal",
      location: "Auckland",
      practice: listing ? String(listing.id) : "",
      practiceName: listing?.name ?? "",
      preferredDate: "2026-12-02",
      preferredTime: "9:30 AM",
      urgency: "routine",
      bookingFor: "someone-else",
      patientType: "new",
    },
    request: {
      version: 1,
      status: "sent",
      receivedAt: new Date("2026-11-20T00:30:00Z"),
      practice,
      appointment: null,
      question: null,
      wish: { day: "2026-12-02", time: "09:30", words: "" },
      urgency: "routine",
      chosen: listing?.id ?? null,
      mayGoElsewhere: false,
      tried: [],
      appointmentsMade: 0,
      openedAt: null,
      clocks: {
        sendAt: null,
        matchBy: null,
        passUpBy: null,
        answerBy: new Date("2026-11-23T00:30:00Z"),
        backAt: new Date("2026-11-24T00:30:00Z"),
      },
      struck: [],
      earlier: null,
      came: null,
      closedAt: null,
      outcome: null,
      ...stated,
    },
    events,
    listing,
    toCall: [],
    weRing: false,
    isPracticeInReach: true,
  };
}
