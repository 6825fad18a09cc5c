type Landmarks = {
  /** Rivers, hills and harbours that a business there names itself after. */
  names: readonly string[];
  /** Smaller places whose people come to town. */
  rural: string;
};

const LANDMARKS: Readonly<Record<string, Landmarks>> = {
  auckland: {
    names: ["Waitematā", "Rangitoto View", "Isthmus", "Gulf View", "Three Maunga", "Two Harbours"],
    rural: "",
  },
  wellington: {
    names: ["Matairangi", "Strait View", "Remutaka View", "Windy Ridge", "Southerly"],
    rural: "",
  },
  christchurch: { names: ["Ōtākaro", "Ōpāwaho", "Port Hills View", "Nor’west Arch", "Plains"], rural: "" },
  hamilton: {
    names: ["Rotoroa", "River Bend", "Kirikiriroa", "Five Bridges", "Waikato Banks"],
    rural: "Ngāruawāhia and Raglan",
  },
  tauranga: {
    names: ["Mauao", "Te Awanui", "Ocean Beach", "Kaimai View", "Harbour Bridge"],
    rural: "Te Puke and Katikati",
  },
  dunedin: {
    names: ["Leith", "Flagstaff", "Town Belt", "Ōtākou", "Pukekura"],
    rural: "Milton and Waikouaiti",
  },
  "palmerston-north": {
    names: ["Manawatū", "Tararua View", "Clock Tower", "Esplanade Gate"],
    rural: "Feilding and Ashhurst",
  },
  nelson: {
    names: ["Maitai", "Tasman Bay", "Boulder Bank", "Centre Hill", "Sugarloaf"],
    rural: "Motueka and Wakefield",
  },
  whanganui: { names: ["Awa", "Durie Hill", "Riverboat", "Kōwhai Park"], rural: "Rātana and Marton" },
  taupo: { names: ["Lakefront", "Tauhara View", "Great Lake", "Huka"], rural: "Tūrangi and Mangakino" },
  "new-plymouth": {
    names: ["Mounga View", "Te Rewa Rewa", "Coastal Walk", "Huatoki", "Paritutu"],
    rural: "Inglewood and Waitara",
  },
  queenstown: {
    names: ["Wakatipu", "Coronet", "Remarkables View", "Shotover River"],
    rural: "Glenorchy and Kingston",
  },
  rotorua: { names: ["Lakeside", "Redwoods", "Government Gardens", "Mokoia"], rural: "Reporoa and Murupara" },
  napier: {
    names: ["Bluff Hill", "Marine Parade", "Iron Pot", "Ahuriri Estuary"],
    rural: "Bay View and Eskdale",
  },
  hastings: {
    names: ["Te Mata", "Heretaunga Plains", "Orchard Country", "Clock Square"],
    rural: "Waipawa and Clive",
  },
  invercargill: {
    names: ["Waihōpai", "Water Tower", "Queens Park Gate", "Ōtepuni", "Foveaux"],
    rural: "Bluff and Winton",
  },
  whangarei: {
    names: ["Parihaka", "Hātea", "Town Basin", "Falls", "Manaia Heads"],
    rural: "Hikurangi and Waipū",
  },
  gisborne: {
    names: ["Tūranganui", "First Light", "Three Rivers", "Titirangi Hill", "Poverty Bay View"],
    rural: "Tolaga Bay and Te Karaka",
  },
  timaru: { names: ["Caroline Bay", "Bay Hill", "Piazza", "Centennial"], rural: "Geraldine and Waimate" },
  oamaru: {
    names: ["Whitestone", "Penguin Bay", "Harbour Street", "Cape Wanbrow"],
    rural: "Kurow and Moeraki",
  },
  blenheim: {
    names: ["Wairau", "Taylor River", "Seymour Square", "Wither Hills"],
    rural: "Picton and Seddon",
  },
  greymouth: { names: ["Māwhera", "Grey River", "Coal Coast", "Floodwall"], rural: "Reefton and Hokitika" },
};

export function landmarkNames(placeSlug: string): readonly string[] {
  return LANDMARKS[placeSlug]?.names ?? [];
}

/** `Reefton and Hokitika`, or nothing for the largest cities, whose neighbours are listed as their suburbs. */
export function ruralNeighbours(placeSlug: string): string {
  return LANDMARKS[placeSlug]?.rural ?? "";
}
