/** Files of the shapes that real sources have, made up by us. */

/**
 * A list of clinics as a comparison site publishes it: one line for the address, no position, hours in English, columns
 * that mean nothing here, ratings of others, a vet and a school among the dentists.
 */
export const CLINICS_FILE = [
  "clinic_code,name,category,full_address,suburb_town,phone_national,website,opening_hours,rating,total_ratings,business_status,no_prices",
  'c01,Coast Smiles,Dental clinic,"4 Tainui Street, Greymouth 7805, New Zealand",Greymouth,03 768 1111,https://coast.nz/?utm_source=maps,"Monday: 8:00 AM – 1:00 PM, 2:00 – 5:00 PM; Tuesday: 8:30 AM – 5:00 PM",4.9,112,OPERATIONAL,1',
  'c02,Hokitika Dental Centre,Dental clinic,"18 Revell Street, Hokitika 7810, New Zealand",Hokitika,03 755 1234,,"8:00 AM – 1:00 PM, 2:00 – 5:00 PM",,,OPERATIONAL,1',
  'c03,Westport Dental,Dentist,"Level 1, 9 Palmerston Street, Westport 7825",Westport,,,9-5,,,OPERATIONAL,',
  'c04,GORE FAMILY DENTAL,Dentist,"21 Mersey Street, Gore 9710",Gore,03 208 1234,,Mon-Fri 8.30am-5pm,,,OPERATIONAL,',
  'c05,Te Anau Dentist,Dentist,"2 Milford Road, Te Anau 9600",Te Anau,03 249 1234,,"Mo-Fr 08:30-17:00; SH off",,,OPERATIONAL,',
  'c06,Winton Dental Surgery,Dentist,"5 Great North Road, Winton 9720",Winton,03 236 1234,,By appointment,,,OPERATIONAL,',
  'c07,VetSouth Lumsden,Veterinarian,"1 Hero Street, Lumsden 9730",Lumsden,03 248 1234,,,,,OPERATIONAL,',
  'c08,Ōtaki School Clinic,School,"1 Mill Road, Ōtaki 5512",Ōtaki,,,,,,OPERATIONAL,',
  'c09,Closed Dental,Dentist,"3 Mackay Street, Greymouth 7805",Greymouth,,,,,,CLOSED_PERMANENTLY,',
  'c10,Tooth Works,Dentist,"40 Bridge Street, Nelson 7010",Nelson,03 548 1234,,Mo-Fr 09:00-17:00,,,OPERATIONAL,',
  'c11,Cosmetic Denture Clinic,Dental clinic,"40 Bridge Street, Nelson 7010",Nelson,03 548 1234,,,,,OPERATIONAL,',
  'c12,Māwhera Oranga Niho,Dental clinic,"7 Tainui Street, Greymouth 7805",Greymouth,(03) 768 2222 / 0800 123 456,facebook,24 hours,,,OPERATIONAL,',
  'c13,Lumsden Rooms,Dentist,"8 Diana Street, Lumsden 9730",Lumsden,,,,,,OPERATIONAL,',
  'c14,The Nelson and Tasman Community Dental Centre for Families Whānau and Older People Limited,Dentist,"2 Bridge Street, Nelson 7010",Nelson,,,,,,OPERATIONAL,',
  "",
].join("\n");

/** How that file is imported. */
export const CLINICS_WORDS = [
  "--source",
  "trial",
  "--map",
  "town=suburb_town",
  "--map",
  "external_id=clinic_code",
] as const;

type Element = { type: string; id: number; tags: Record<string, string>; [rest: string]: unknown };

/** Tags of dentists as mappers leave them: each line is what one of them may say more than that it is a dentist. */
const TAGS: readonly Record<string, string>[] = [
  {},
  { phone: "+64 3 768 1234" },
  { phone: "12", email: "not an address", website: "javascript:alert(1)" },
  { opening_hours: "Mo-Fr 08:30-17:00", wheelchair: "no" },
  { opening_hours: "24/7", emergency: "yes" },
  { opening_hours: "Mo-Fr 08:00-17:00; PH off", website: "www.dental.nz" },
  { opening_hours: "2:00 AM", "addr:housenumber": "3/12", "addr:street": "High Street" },
  { "addr:full": "2 Bridge Street, Nelson 7010, New Zealand", "contact:phone": "0800 123 456" },
  { "addr:city": "Nowhere at All", "addr:suburb": "Te Aro", wheelchair: "limited" },
  { "healthcare:speciality": "orthodontics;oral_surgery;podiatry", "language:mi": "yes" },
  { "healthcare:speciality": "general", brand: "Chain Dental", operator: "Chain Dental Ltd" },
  { "name:mi": "Oranga Niho", alt_name: "Teeth & Co", email: "Hello@Teeth.NZ" },
  { check_date: "2026-05-01", emergency: "designated", "contact:mobile": "021 555 0147;021 555 0148" },
  { description: "<b>Best</b> in town", fixme: "really?", "payment:cash": "yes" },
];

const NAMES = [
  ..."Coast Dental|TE WHARE ORANGA NIHO|Smith & Sons Dentists|Ōtautahi Niho|St Mary’s Dental Care|D|Denture Clinic".split(
    "|",
  ),
  "The Very Long Name of a Dental Practice That a Mapper Copied From the Sign With Everything Written on It Ltd",
  "Dr. A. B. O'Neil, BDS (Otago)",
];

/** An answer of Overpass with so many dentists on the positions that are given, and some elements that are none. */
export function overpassFile(
  centres: readonly { latitude: number; longitude: number }[],
  count: number,
): string {
  const elements = Array.from({ length: count }, (_, at): Element => {
    const { latitude, longitude } = centres[(at * 7) % centres.length]!;
    const [lat, lon] = [latitude + ((at % 9) - 4) / 400, longitude + ((at % 5) - 2) / 400];
    const key = at % 3 === 0 ? "healthcare" : "amenity";
    const tags = { [key]: "dentist", name: `${NAMES[at % NAMES.length]} ${at}`, ...TAGS[at % TAGS.length] };
    return at % 4 === 0
      ? { type: "way", id: at, center: { lat, lon }, tags }
      : { type: "node", id: at, lat, lon, tags };
  });
  const others: Element[] = [
    { type: "node", id: 90_001, lat: -41.27, lon: 173.28, tags: { amenity: "dentist" } },
    { type: "way", id: 90_002, tags: { amenity: "dentist", name: "Nowhere Dental" } },
    { type: "node", id: 90_003, lat: -41.27, lon: 173.28, tags: { amenity: "veterinary", name: "Vet" } },
    {
      type: "node",
      id: 90_004,
      lat: -41.27,
      lon: 173.28,
      tags: { amenity: "dentist", name: "Shut", end_date: "yes" },
    },
  ];
  return JSON.stringify({
    osm3s: { timestamp_osm_base: "2026-11-20T03:00:00Z" },
    elements: [...elements, ...others],
  });
}
