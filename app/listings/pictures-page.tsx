import { pictureFilePath, practicePath } from "#content/links.ts";
import { LISTING_PATH, PICTURES_PATH } from "#content/listing-addresses.ts";
import { MOST_ALT, MOST_CAPTION, MOST_PICTURES } from "#domain/practices/practice-picture.ts";
import { withToken } from "#domain/token-address.ts";
import { pageHead } from "#kit/seo/head.ts";
import stylesheet from "#kit/styles/sheets/requests.css?url";
import { Done } from "#kit/token-pages/done.tsx";
import { formFields, RequestForm } from "#kit/token-pages/token-form.tsx";
import { tokenHead, TokenNotFound } from "#kit/token-pages/token-not-found.tsx";
import { PlainHead } from "#kit/ui/banner.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import { SelectField } from "#kit/ui/form/select-field.tsx";
import { TextArea, TextField } from "#kit/ui/form/text-field.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/pictures-page.ts";
import { NotSaved } from "#kit/token-pages/not-saved.tsx";
import type { PicturesView } from "./pictures.server.ts";
import { controlFacts, Field, type FieldFacts } from "../../kit/ui/form/field.tsx";

export { headers } from "#domain/token-address.ts";

export { action, loader } from "./pictures.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = { dock: "none", footer: "slim" } satisfies PageHandle;

const TITLE = "Your pictures";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, tokenHead(TITLE, PICTURES_PATH, loaderData));

export default function PicturesPage({ loaderData: view }: Route.ComponentProps) {
  if (!view) return <TokenNotFound />;
  return (
    <>
      {view.done && <Done text={view.done} />}
      <PlainHead
        trail={[{ label: "Your listing", href: withToken(LISTING_PATH, view.token) }, { label: "Pictures" }]}
        title={`Pictures of ${view.name}`}
      >
        {`Up to ${MOST_PICTURES}, on your page for everyone. We look at each one before people see it.`}
      </PlainHead>
      <div className="wrap tail request-column stack-l">
        <NotSaved posted={view.posted} />
        {view.pictures.map((picture, index) => (
          <OwnPicture key={picture.hash} view={view} picture={picture} place={index + 1} />
        ))}
        {view.canAdd ? (
          <AddPicture view={view} />
        ) : (
          <p>{`That’s all ${MOST_PICTURES}. To send another one, remove one first.`}</p>
        )}
        <p>
          <a href={practicePath(view)}>See your page</a>
        </p>
      </div>
    </>
  );
}

/** One that is here, as it will be shown, and what its practice may change. Sent as it is served, it changes nothing. */
function OwnPicture({
  view,
  picture,
  place,
}: {
  view: PicturesView;
  picture: PicturesView["pictures"][number];
  place: number;
}) {
  const { alt, caption, form, isShown, width, height, widths } = picture;
  const { field, isOpen } = formFields(view, form);
  const preview = pictureFilePath(picture, widths[1] ?? widths[0]!, "jpg");
  const places = view.pictures.map((_, index) => ({ value: String(index + 1), label: PLACES[index]! }));
  return (
    <section className="own-picture" aria-labelledby={form}>
      <h2 id={form}>{`Picture ${place}`}</h2>
      <figure className="practice-picture">
        <picture>
          <img src={withToken(preview, view.token)} width={width} height={height} alt={alt} />
        </picture>
        {caption !== "" && <figcaption>{caption}</figcaption>}
      </figure>
      <p>
        {isShown ? "People can see it on your page." : "We haven’t looked at it yet. Only you can see it."}
      </p>
      <Disclosure summary="Change it, or remove it" isOpen={isOpen}>
        <RequestForm place={view} action={form}>
          <TextArea {...field("alt", ALT, { preset: alt })} hint={ALT_HINT} most={MOST_ALT} rows={2} />
          <TextField
            {...field("caption", CAPTION, { preset: caption, isOptional: true })}
            hint={CAPTION_HINT}
            most={MOST_CAPTION}
          />
          {places.length > 1 && (
            <SelectField
              {...field("place", "Where it goes on your page", { preset: String(place) })}
              options={places}
            />
          )}
          <CheckGrid
            {...field("away", "No longer right?", { isOptional: true })}
            options={[{ value: "yes", label: "Remove this picture and delete it" }]}
          />
          <Button>Save this picture</Button>
        </RequestForm>
      </Disclosure>
    </section>
  );
}

const PLACES = ["First", "Second", "Third"];

const ALT = "What does the picture show?";
const ALT_HINT =
  "For people who can’t see it. Say it as you would on the phone: “Our front door on Victoria Street, with a ramp up from the footpath.”";
const CAPTION = "Caption";
const CAPTION_HINT = "A few words below the picture, for everyone: “The ramp is on the left.”";

function AddPicture({ view }: { view: PicturesView }) {
  const { field } = formFields(view, "add");
  return (
    <section className="stack-l">
      <h2>{view.pictures.length === 0 ? "Send a picture" : "Send another picture"}</h2>
      <div className="prose">
        <ul>
          <li>Good to see: the front door, the waiting room, a surgery, your team.</li>
          <li>Please no patients, even from behind, and no names on screens or papers.</li>
          <li>No before-and-after pictures, and no advertising or logos across the picture.</li>
        </ul>
      </div>
      <RequestForm place={view} action="add" hasFile>
        <FileField
          {...field("picture", "The picture")}
          hint="JPEG, PNG, WebP or HEIC, up to 10 MB. We keep only the picture, and delete where, when and how it was taken."
          accept="image/jpeg,image/png,image/webp,image/heic,.heic,.heif"
        />
        <TextArea {...field("alt", ALT)} hint={ALT_HINT} most={MOST_ALT} rows={2} />
        <TextField
          {...field("caption", CAPTION, { isOptional: true })}
          hint={CAPTION_HINT}
          most={MOST_CAPTION}
        />
        <Button>Send this picture</Button>
      </RequestForm>
    </section>
  );
}

/** One file from the person's own machine. A page that comes back has lost it: browsers fill in no file. */
function FileField({
  accept,
  ...facts
}: FieldFacts & {
  /** The kinds that the browser offers to choose from: `image/jpeg,.heic`. */
  accept: string;
}) {
  return (
    <Field {...facts}>
      <input {...controlFacts(facts)} className="input input-file" type="file" accept={accept} />
    </Field>
  );
}
