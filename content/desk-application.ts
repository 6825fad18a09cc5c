/** The facts of the listing that an application makes, in the order of its page. `name` is the importer's column. */
export const LISTING_FIELDS = [
  { name: "name", label: "Name" },
  { name: "address", label: "Street" },
  { name: "suburb", label: "Suburb" },
  { name: "town", label: "Town" },
  { name: "postcode", label: "Postcode" },
  { name: "email", label: "Requests go to" },
  { name: "phone", label: "Phone patients see" },
  { name: "website", label: "Website" },
] as const;

/** So many dentists can be looked up with one application; the others are added to the listing later. */
export const REGISTER_ROWS = [1, 2, 3] as const;

/** The scopes of the Dental Council that a listing names; general dental practice names none. */
export const SCOPES = [
  { value: "", label: "General dental practice" },
  { value: "Orthodontics", label: "Orthodontics" },
  { value: "Oral and maxillofacial surgery", label: "Oral and maxillofacial surgery" },
  { value: "Oral surgery", label: "Oral surgery" },
  { value: "Periodontics", label: "Periodontics" },
  { value: "Endodontics", label: "Endodontics" },
  { value: "Prosthodontics", label: "Prosthodontics" },
  { value: "Paediatric dentistry", label: "Paediatric dentistry" },
] as const;
