import { CLAIMS, PROMISES } from "./site.ts";

/** What joining costs (specification, section 9). */
export const PRICING = {
  /** Dollars a month. */
  monthly: 299,
  trialDays: 30,
  terms: ["No setup fees", "Cancel anytime", "30-day free trial"],
} as const;

export const BENEFITS = [
  {
    title: "Be found by patients who are looking",
    text: "People search by town, treatment, price, language and opening hours. Your listing shows up where you fit.",
  },
  {
    title: "Requests with the facts you need",
    text: "Each request says what, when, how soon and how to reach the patient. You confirm a time or offer others, with one link.",
  },
  {
    title: "A listing that stays right",
    text: "Hours, services, prices and whether you take new patients: change them yourself, whenever they change, with one link.",
  },
  {
    title: "Your prices, told your way",
    text: "Many people stay away because they cannot tell what it will cost. Say it up front, with what it includes.",
  },
  {
    title: "Found when you are open",
    text: "People ask for who is open now, who sees emergencies and who is near. Your hours and your place do the work.",
  },
  {
    title: "A ranking that no one can buy",
    text: "What you pay changes nothing about your place in the list, so a small practice has the same chance.",
  },
] as const;

/** Claimed while samples are shown (specification, section 9). Nobody has counted them yet, and the page says so. */
export const SUCCESS_FIGURES = [
  { value: CLAIMS.monthlyVisitors, label: "visitors a month" },
  { value: CLAIMS.monthlyBookings, label: "bookings a month" },
  { value: CLAIMS.newPatientIncrease, label: "average increase in new patients" },
  { value: CLAIMS.partnerSatisfaction, label: "of partners satisfied" },
] as const;

/** What happens after an application was sent, the same on the page and in the mail. */
export const APPLICATION_STEPS = [
  {
    title: "We read your application",
    when: `in ${PROMISES.partnershipReply}`,
    text: "If something is missing, we ask you by email or phone.",
  },
  {
    title: "We check the register",
    when: "before anything is published",
    text: "We look up your dentists in the public register of the Dental Council: who they are, what they may do, and that they may practise now.",
  },
  {
    title: "Your listing goes up",
    when: `with ${PRICING.trialDays} days free`,
    text: "We email you how to keep it up to date. If you do not like it, leave before the trial ends and pay nothing.",
  },
] as const;
