import { PLACES } from "#content/places.ts";
import { placesByDistance } from "#domain/finding/distance.ts";
import type { Place } from "#domain/finding/places.ts";

/** Where each place lies and what is listed under it, by slug. Geography only: it stays true whichever practices are listed. */
const ABOUT: Readonly<Record<string, string>> = {
  auckland:
    "New Zealand’s largest city lies between the Waitematā and Manukau harbours. Practices from Orewa to Pukekohe are listed here.",
  wellington:
    "The capital stands around its harbour at the foot of the North Island. Practices in the Hutt Valley and Porirua are listed here too.",
  christchurch: "The South Island’s largest city spreads from the Port Hills over the Canterbury Plains.",
  hamilton: "The Waikato’s city lies on both banks of the river, New Zealand’s longest.",
  tauranga: "The largest city of the Bay of Plenty looks across its harbour to Mount Maunganui.",
  dunedin: "Otago’s city lies at the head of its long harbour. Practices in Mosgiel are listed here too.",
  "palmerston-north": "The city of the Manawatū lies inland, on the plains beside the Manawatū River.",
  nelson:
    "Nelson looks out on Tasman Bay at the top of the South Island. Practices in Richmond are listed here too.",
  whanganui: "Whanganui lies near the mouth of its river, on the west coast of the North Island.",
  taupo: "The town lies where the Waikato River leaves Lake Taupō, in the middle of the North Island.",
  "new-plymouth": "New Plymouth lies between the Tasman Sea and the mountain, Taranaki Maunga.",
  queenstown:
    "Queenstown lies among the mountains on Lake Wakatipu. Practices in Arrowtown are listed here too.",
  rotorua: "Rotorua lies on the southern shore of its lake, on the volcanic plateau.",
  napier: "Napier lies on the shore of Hawke Bay, a short drive from Hastings.",
  hastings:
    "Hastings lies inland from Hawke Bay on the Heretaunga Plains. Practices in Havelock North are listed here too.",
  invercargill: "New Zealand’s southernmost city lies on the plains of Southland.",
  whangarei: "New Zealand’s northernmost city lies at the head of Whangārei Harbour, in Northland.",
  gisborne: "New Zealand’s easternmost city lies on the bay of Tūranganui-a-Kiwa, Poverty Bay.",
  timaru: "South Canterbury’s port lies on the coast between Christchurch and Dunedin.",
  oamaru: "North Otago’s main town lies on the coast between Timaru and Dunedin.",
  blenheim: "Marlborough’s main town lies on the Wairau Plain, at the top of the South Island.",
  greymouth: "The largest town of the West Coast lies at the mouth of the Grey River.",
};

/**
 * Where it lies, and which other towns are listed under it, if any: `Napier lies on the shore of Hawke Bay, a short drive
 * from Hastings.` Of a town beyond the 22 how far it is from one of those: `Hokitika is about 36 km from Greymouth in a
 * straight line.`
 */
export function aboutPlace(place: Place): [whereItLies: string, listedToo?: string | undefined] {
  const [whereItLies, listedToo] = ABOUT[place.slug]?.split(/(?<=\.) /) ?? [];
  if (whereItLies) return [whereItLies, listedToo];
  const [near] = placesByDistance(PLACES, place);
  return [
    `${place.name} is about ${Math.round(near!.kilometres)} km from ${near!.place.name} in a straight line.`,
  ];
}
