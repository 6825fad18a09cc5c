/** Something that people ask for beside dentists, and what is said of it. */
export type NotListed = {
  title: string;
  text: string;
  /** It is the whole answer: no practices are listed beside it, not even those of a town that is named. */
  isAll: boolean;
};

const ANIMALS = "dog puppy cat kitten pet horse pony rabbit guinea pig animal".split(" ");

const FOR_ANIMALS: NotListed = {
  title: "We list dentists for people",
  text: "For an animal’s teeth, call a vet.",
  isAll: true,
};

export const ABROAD: NotListed = {
  title: "We list practices in New Zealand only",
  text: "For a dentist in another country, ask someone there or your insurer.",
  isAll: true,
};

export const WORK: NotListed = {
  title: "We don’t list jobs or courses",
  text: "For work, call a practice and ask. Dentists train at the University of Otago. The Dental Council says who can register.",
  isAll: true,
};

export const HOLIDAYS: NotListed = {
  title: "Public holidays",
  text: "Hours are often different around public holidays. See each practice’s page, and call before you go.",
  isAll: false,
};

export const VISITORS: NotListed = {
  title: "Visiting New Zealand",
  text: "Visiting New Zealand? After an accident here ACC can help with the cost, for visitors too. For other care, ask your travel insurer.",
  isAll: false,
};

const CHILDREN: NotListed = {
  title: "Dental care for children and teenagers",
  text: "The number for free dental care for under 18s is 0800 TALK TEETH (825 583).",
  isAll: false,
};

/** Someone who types one of these asks for work, and for no care: "dental nurse jobs". */
export const JOB_WORDS: ReadonlySet<string> = new Set(
  "job jobs salary salaries wage wages career careers vacancy vacancies".split(" "),
);

/** Names of who works at a dentist’s, and of the trade: beside a word for a job, someone asks for one. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(
  "dental dentist dentists dentistry nurse nurses assistant assistants receptionist receptionists hygienist hygienists therapist therapists technician technicians orthodontist oral".split(
    " ",
  ),
);

/** What people type for it. */
export const NOT_LISTED_WORDS: readonly { meant: NotListed; names: readonly string[] }[] = [
  {
    meant: FOR_ANIMALS,
    names: [
      "vet",
      "veterinarian",
      "veterinary",
      ...ANIMALS.flatMap((one) =>
        ["for my", "for our", "for a", "for"].map((before) => `${before} ${one}`).concat(`my ${one} tooth`),
      ),
      ...ANIMALS.flatMap((one) => ["dentist", "dental", "tooth"].map((after) => `${one} ${after}`)),
    ],
  },
  {
    meant: WORK,
    names:
      `vacancy;career;salary;wages;hiring;job vacancy;job in dentistry;job as a dentist;apprenticeship;traineeship;work experience;become a dentist;becoming a dentist;
      train as a dentist;training as a dentist;study dentistry;studying dentistry;dentistry degree;dental degree;become a dental
      hygienist;become a dental nurse;become a dental assistant;become a dental therapist;become an orthodontist;dental
      assistant course;dental nursing course`
        .split(";")
        .map((one) => one.replaceAll(/\s+/g, " ").trim()),
  },
  {
    meant: VISITORS,
    names: [
      ..."visitor tourist visiting backpacker backpacking traveller traveler travelling traveling foreigner holidaymaker".split(
        " ",
      ),
      "on holiday",
      "on vacation",
      "working holiday",
      "from overseas",
      "from abroad",
      "overseas visitor",
      "international student",
      "cruise ship",
    ],
  },
  {
    meant: CHILDREN,
    names: [
      "school dental",
      "school dental clinic",
      "school dental service",
      "school dental nurse",
      "school dentist",
      "school dental therapist",
      "community oral health service",
      "talk teeth",
      "0800 talk teeth",
    ],
  },
];
