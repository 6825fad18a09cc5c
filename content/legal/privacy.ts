import { listInWords } from "#domain/lists.ts";
import { TEXT_TERMS } from "#domain/texts.ts";
import { WATCH_TERMS } from "#domain/practices/watch-terms.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { NEWSLETTER } from "../newsletter.ts";
import { KEPT } from "#domain/retention.ts";
import { PRIVACY_REPLY } from "../site.ts";
import { NO_OPERATOR_WORDS, type Operator, operatorInFull } from "../operator.ts";
import { emailLink, type LegalSection, type LegalText, OUTSIDE_HELP } from "./legal-text.ts";

/**
 * Which text a visitor was shown, kept with each submission: this policy and the notice beside each form. A test knows
 * the text of each version and fails when the text changes without the version.
 */
export const NOTICE_VERSION = "2026-11-29";

/**
 * What holds of the software today, and what we have bound ourselves to. The Privacy Act 2020 and the Health
 * Information Privacy Code 2020 (rules 3, 3A, 5 to 7, 9 and 12) say what must be in it.
 */
export const PRIVACY_POLICY = {
  title: "Privacy Policy",
  lede: "What we ask you for and why, who sees it, how long we keep it, and how to see it, correct it or have it deleted.",
  updatedOn: NOTICE_VERSION,
  replaces: "2024-01-15",
  sectionsOf: (
    operator: Operator,
    { routing, mapHosts }: { routing: "direct" | "desk"; mapHosts: readonly string[] },
    privacyEmail = emailLink(operator.privacyEmail),
  ): LegalSection[] => [
    {
      id: "in-short",
      title: "In short",
      body: [
        [
          "You can read everything on this site without telling us who you are.",
          "When you ask for an appointment, we use what you tell us to arrange it. Afterwards we might ask you once to review the visit. We use it for nothing else.",
          "We pass it to the practice you choose, and to no other unless you say yes. If you don’t choose, we pass it to a practice that fits, and if they can’t see you, to the next.",
          "We don’t sell it. We set no cookies for visitors and use no analytics or advertising.",
          `You can see, correct or delete what we hold. Write to ${privacyEmail}.`,
        ],
      ],
    },
    {
      id: "who-we-are",
      title: "Who we are",
      body: [
        whoWeAre(operator),
        "We follow the Privacy Act 2020 and the Health Information Privacy Code 2020. The treatment you need, how soon you need it, your insurer and your message say something about your health. So we treat a whole request as health information.",
      ],
    },
    {
      id: "what-we-ask",
      title: "What we ask for, and why",
      body: [
        "**When you ask for an appointment:**",
        [
          "The treatment, how soon, your town or city, a date and a time, and the practice if you chose one: to find you an appointment.",
          "Your first and last name, email address and phone number: so that the practice knows who you are, and they and we can reach you.",
          "Only if you wish: that it is for someone you care for, and their name; whether you have been to the practice before; the dentist you would like to see; your insurer; and a message.",
        ],
        "In your message, please leave out what the practice doesn’t need yet. They’ll ask about your health themselves.",
        "**When you write to us:** your name, your email address, what it is about, and your message. We use them to reply to you.",
        "**When your practice applies to join:** the practice’s name and address, its services, and who we can contact there. We use it to decide about the listing.",
        "**When you subscribe to our newsletter:** your email address. [More about the newsletter](#newsletter).",
        "**When you ask to hear that a practice takes new patients:** your email address. [More about that](#new-patients).",
        "**When you review a visit:** your stars and answers and, if you wish, your words and a name to show. We ask only people whose appointment was agreed here, once, by email. We publish your review on the practice’s page, with the month of your visit. From your request we keep your email address, the practice, the day, who agreed the time, and whether the practice said that you came. We use them to check that there was a visit and to tell you what we decided, and for nothing else. None of them is shown. [How reviews work](/terms#reviews).",
        "**When you reply to one of our texts:** your number and your words. If you write only STOP or START, we stop our texts or begin them again, and keep no words. Anything else becomes a message to our staff, with the name and email address of the request that we texted you about, and we might text you back once that day.",
        "**When you ask for your links again:** your email address, encrypted, until we’ve sent them.",
        "**When a practice joins:** the names and qualifications of the people who work there, from the practice and from [public sources](/data), and pictures that the practice sends. They’re on the practice’s page for everyone to see.",
        "**A practice’s own calendar:** a practice can give us the address of the calendar it keeps, so that we don’t offer times when they’re busy. We keep that address encrypted. Of each entry we keep when it begins and ends, not what it is about or who is coming. We delete it when the practice disconnects the calendar.",
        "**With each form** we get the address of the page you sent it from, without anything you searched for. If a link from a campaign brought you here, we get the campaign’s name too. They tell us which pages and campaigns help people.",
      ],
    },
    {
      id: "your-choice",
      title: "What you don’t have to tell us",
      body: [
        "You don’t have to tell us anything. But we can pass on a request only if you fill in everything that isn’t marked “optional”. You can always call a practice yourself instead.",
      ],
    },
    {
      id: "who-sees-it",
      title: "Who sees it",
      body: [
        [
          "**The practice you choose.** Another practice gets your request only if you say yes, on the form or when we ask you. If you don’t choose, it goes to a practice near you that offers the treatment, and if they can’t see you, to the next, three at most.",
          "We email the practice that a request is waiting. The email doesn’t say who you are or what you wrote. It says nothing about your health either, but for one thing: if it’s an emergency, it says so, and which service you chose, so that they open it first. It has a link that opens the request on our site, and your own page shows when they first opened it. Once the request is no longer theirs, the link no longer shows your details. A practice can also have its appointments in its own calendar program: that gets the time and the reference from us, not your name or what it’s for.",
          routing === "desk"
            ? "**Our booking staff,** who read requests and pass them on. The email that tells them about a new request has its reference, but not your name or anything about your health."
            : "**Our booking staff,** only when you ask them for help, or when they need to look into a problem with a request. Otherwise your request goes straight to the practice.",
          "**You.** We email you what you asked for, the practice’s reply, and a reminder the day before your appointment. Like all email, it passes through the companies that carry your mail and ours. Each of these emails has a link to your request: anyone with the link can see, change and cancel it. The file for your calendar names the practice and the time, not what it is for.",
          `**A phone company,** only if you ask us to text you, too. Our texts to your mobile name the practice and the time of your appointment, and never what it is for. Like all texts, they aren’t encrypted, and they pass through the companies that carry them; so does what you reply, so please leave out anything about your health. No text has a link that opens your request.`,
        ],
        "The practice gets your request from us, not from you. The law says you must know who gets it. That’s why we say so here and on the form, before you send anything.",
        "**An assistant or another program** can search the directory and read what is public here, when someone asks it to. What it passes on as its search can have your own words in it. We don’t keep searches. It gets the address of our form, and you send that yourself. Please ask the people who run it what they keep.",
        "**Looking you up:** our staff can find what someone sent by its exact reference or the exact email address, and in no other way, to answer them or to put something right. Each time they open it, it’s recorded who did, and when. If they write a note about a request and don’t send it, we keep it, encrypted, for a day.",
        ...(operator.identity.isSample
          ? [
              "A practice marked as a sample isn’t a real business. If you send it a request, we store it here and email it to no one else.",
            ]
          : []),
        "No one else sees it, unless the law makes us show it or it’s needed to prevent a serious threat to someone’s life or health.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      body: [
        [
          `**Appointment requests:** no longer than ${KEPT.bookingDays} days after your appointment, or after the day you asked for if there is none. With each request we keep its history: who replied what, and when.`,
          "**That you’d like an earlier time:** with your request, until it ends or you turn it off. We check once a minute whether a time that someone has given up suits you, and email you if it does. The practice isn’t told that you’re waiting.",
          `**Messages to us,** and replies to our texts: no longer than ${KEPT.contactMonths} months.`,
          `**Applications from practices:** no longer than ${KEPT.partnerMonths} months.`,
          `**Reviews:** ${KEPT.reviewMonths} months, or until you take yours back. A code made from your request’s reference stops one visit from being reviewed twice.`,
          `**Texts:** once a text is sent, we delete its words and your number. The time we sent it stays with the request. When you stop our texts, we keep a code made from your number for ${TEXT_TERMS.stoppedMonths} months, so that we don’t text you again. It doesn’t reveal your number.`,
          "**Your address for the newsletter:** as long as you are subscribed.",
          `**Your address when you wait for a practice to take new patients:** until we’ve told you or you stop it, and no longer than ${WATCH_TERMS.months} months.`,
        ],
        "After that, they’re deleted automatically, along with the emails we keep about them.",
        "**Backups:** each day we make an encrypted copy of the database, so that your request isn’t lost if a disk breaks. What we delete can stay in a copy for up to 30 days. We open a copy only to repair the database after a fault, and then we delete again what had been deleted. For that we keep the reference of what was deleted, and nothing else of it. If you unsubscribe, stop waiting for a practice or stop our texts, we keep a code for up to 30 days, so that a repair doesn’t undo it. It doesn’t reveal your address or number. Copies might also be kept on another machine, so that a fire doesn’t take both: they’re encrypted before they leave.",
        "**Held times:** so that no time is booked twice, we keep which times of a practice are taken, under a code that doesn’t reveal whose they are. If you phone a practice, they can keep a time for you here: what a practice notes for itself beside a time it keeps is encrypted, and goes when the time is freed, or two weeks after it. The names that a practice gives to people with hours of their own stay until it changes them.",
        "**What our staff do:** we keep a record of each look, decision and deletion. It has the reference, but nothing that you told us.",
        "We also keep a code made from each form, so that a double click makes one request and not two. It doesn’t reveal your answers.",
        "A practice that sees you keeps its own records about you. Please ask them about those.",
      ],
    },
    {
      id: "newsletter",
      title: "The newsletter",
      body: [
        `**What it is:** ${NEWSLETTER.title.toLowerCase()}, about what’s new on our blog. We use your address to send it, and for nothing else. We don’t track whether you open it or which links you follow.`,
        `**We ask you to confirm.** When someone enters an address here, we send it one email with a link, and the newsletter only after that link is used. If it isn’t used within ${NEWSLETTER_TERMS.confirmationDays} days, we delete the address. We send this email at most once in ${NEWSLETTER_TERMS.hoursBetweenMails} hours. If someone else entered your address, the email has a link that deletes it at once. We then send it nothing for ${NEWSLETTER_TERMS.quietDays} days, even if it’s entered again, and keep a code made from it until then.`,
        "**What we keep:** your address, encrypted; when and on which page you entered it, and what that page said; when you confirmed it; and which newsletters we sent you. The law asks us to be able to show that you agreed.",
        `**How to leave:** use the link at the foot of each email, or the unsubscribe button in your email program. You don’t need a password. We erase your address at once, along with any email to you that hasn’t gone out yet. For ${NEWSLETTER_TERMS.unsubscribedYears} years we keep a code made from your address, with the dates you agreed and left, so that we can show that we stopped. It doesn’t reveal your address.`,
      ],
    },
    {
      id: "new-patients",
      title: "Waiting for a practice to take new patients",
      body: [
        `On the page of a practice that isn’t taking new patients you can leave your email address. We send it one email with a link. If you don’t confirm within ${WATCH_TERMS.confirmationDays} days, we delete the address. If you do, we send you one more email when they say they’re taking new patients, and delete your address. We don’t tell the practice who is waiting. You can wait for ${WATCH_TERMS.most} practices at a time.`,
        "**What we keep:** your address, encrypted; the practice; and when you asked and confirmed. We delete the emails 30 days after sending them.",
        "**How to stop:** the link in the first email opens a page with a button. We delete your address at once.",
      ],
    },
    {
      id: "where-it-is-kept",
      title: "Where it is kept",
      body: [
        `We keep it in ${operator.identity.name}’s own database, on the server that runs this site. We don’t use another company’s form, booking or analytics service.`,
        ...whereHosted(operator),
        "What you send us is encrypted before it is stored, each request under a key of its own.",
        "Only the people who handle requests, and those who look after the server, can reach it. When one of them looks something up on the server, it’s recorded. What you type into the appointment form never becomes part of a web address.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies, logs and other sites",
      body: [
        "**Cookies:** none for visitors. Our own staff get one when they sign in to the desk. It’s sent to the desk alone, and ends after 12 hours.",
        "**Emergency page:** once you’ve visited any page, your browser keeps a copy of our emergency page, so that it opens without a connection.",
        "**Comparing:** your browser remembers which practices you tick to compare them, until you close the tab. We keep no list of them.",
        "**Near me:** when you press that button, and only then, your browser asks whether to share your location. We get it to about a kilometre, use it to put the nearest first, and don’t keep it.",
        "**Counting:** we count how often each article of our blog is read on each day, and keep nothing about who read it.",
        `**Analytics, advertising and tracking:** none. ${mapHosts.length === 0 ? "Nothing on our pages is loaded from another company." : `Only a map that you open is loaded from elsewhere: from ${listInWords(mapHosts)}, which then learns your internet address and the part of the map you look at. Nothing else on our pages is loaded from another company.`}`,
        "**Logs:** to send you a page, our server has to know your internet address, as every server does. The site doesn’t write it down. To stop spam, we count forms per internet address, in memory, for a day at most. When you book a free time, we keep a code made from the address with your booking until you press the button in our email, or the appointment is over, so that no one can fill a practice’s day with made-up people. So that no one can flood your mailbox through us, we count the emails our forms send to an address, by a code made from it, and delete that count after a week. Our logs record software faults, not what you typed.",
        "**Links:** a link to another site, such as a practice’s own, takes you to a site with its own rules. If you open directions on another map, that site learns where you want to go.",
      ],
    },
    {
      id: "your-rights",
      title: "See, correct or delete it",
      body: [
        `You have the right to see what we hold about you and to have it corrected. You can also ask us to delete it. Write to ${privacyEmail}, from the address you used on the form if you can, and give your reference if you have one. We might ask for something that shows it’s you.`,
        `We’ll answer within ${PRIVACY_REPLY}, the limit that the Privacy Act sets. If we can’t do what you ask, we’ll tell you why. If we don’t agree with a correction, you can ask us to keep your own statement with what we hold.`,
        "If a practice has your request when we delete it, we email them that it’s cancelled, so that no one there waits for you. The email has the reference and the time of the appointment, if you had one. It doesn’t say who you are or what you asked for.",
        "Please ask the practice as well: they might have their own copy.",
      ],
    },
    {
      id: "children",
      title: "Children and people you care for",
      body: [
        "If you are under 18, ask a parent or guardian to send a request for you. If you send one for someone else, tell us only what the practice needs to know about them. They have the same rights as you.",
        `We get their details from you and not from them, and the law says they must know. So if they’re an adult, please tell them that you’ve asked for them here, that ${operator.name ?? operator.identity.name} holds their details, that a practice gets them to arrange the appointment, and that they can see, correct or delete them by writing to ${privacyEmail}.`,
      ],
    },
    {
      id: "breach",
      title: "If something goes wrong",
      body: [
        "If what we hold is lost, or reaches someone who shouldn’t have it, and this could cause serious harm, we’ll tell the people concerned and the Privacy Commissioner as soon as we can. The Commissioner expects to hear within 72 hours, and we hold ourselves to that.",
      ],
    },
    {
      id: "complaints",
      title: "If you’re not happy",
      body: [
        `Tell us first, if you can: ${privacyEmail}. You can also turn to others, free of charge:`,
        [
          `About your privacy: the Privacy Commissioner, ${OUTSIDE_HELP.commissioner}.`,
          `About the care a practice gave you: the Health and Disability Commissioner, ${OUTSIDE_HELP.healthAndDisability}.`,
          `For free help with a complaint about care: the Nationwide Health and Disability Advocacy Service, ${OUTSIDE_HELP.advocacy}.`,
        ],
      ],
    },
    {
      id: "changes",
      title: "Changes to this page",
      body: ["When we change this policy, the date at its top changes with it."],
    },
  ],
} as const satisfies Omit<LegalText, "sections"> & {
  sectionsOf: (
    operator: Operator,
    facts: { routing: "direct" | "desk"; mapHosts: readonly string[] },
  ) => LegalSection[];
};

/** Rule 12 of the Health Information Privacy Code: whether it leaves the country. Nothing is said that no one has stated. */
function whereHosted({ identity: { hosting, mailCarrier, textCarrier, backups } }: Operator): string[] {
  return [
    ...(hosting === null ? [] : [`**Our server** is ${hosting}.`]),
    ...(mailCarrier === null ? [] : [`**Our email** is carried by ${mailCarrier}.`]),
    ...(textCarrier === null ? [] : [`**Our texts** are carried by ${textCarrier}.`]),
    ...(backups === null ? [] : [`**Copies for an emergency** are kept ${backups}.`]),
    ...([hosting, mailCarrier, textCarrier, backups].every((stated) => stated === null)
      ? []
      : [
          "By the Privacy Act (section 11), we hold whatever a company only stores or carries for us, wherever it is, and we’re responsible for it.",
        ]),
  ];
}

function whoWeAre(operator: Operator): string {
  const inFull = operatorInFull(operator);
  if (inFull === null) return `**${NO_OPERATOR_WORDS}** “We” means ${operator.identity.name}.`;
  return `${operator.name} runs ${operator.identity.name}. “We” means ${inFull}. We collect what you send us here, and we hold it.`;
}
