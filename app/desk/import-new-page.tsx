import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { DESK_IMPORT_NEW_PATH, DESK_IMPORTS_PATH } from "#content/desk-addresses.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { Route } from "./+types/import-new-page.ts";
import { InputField, SelectField } from "./desk-form.tsx";
import { deskMeta } from "./door-head.tsx";
import { Steps } from "./import-steps.tsx";

export { receiveFile as action, readSources as loader } from "./imports.server.ts";
export const meta: Route.MetaFunction = () => deskMeta("Import a file");

export default function ImportNewPage({ loaderData: { sources, today }, actionData }: Route.ComponentProps) {
  const problem = useRef<HTMLElement>(null);
  const typed = actionData?.typed;
  useEffect(() => {
    if (actionData) problem.current?.focus();
  }, [actionData]);
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to={DESK_IMPORTS_PATH}>Imports</Link>
      </nav>
      <div className="head">
        <div>
          <h1>Import a file</h1>
          <p>First you’ll see what it would change. Nothing changes until you say so.</p>
        </div>
        <Steps at="File" />
      </div>
      {actionData && (
        <section ref={problem} className="say say-bad" role="alert" tabIndex={-1}>
          <Icon name="alert" />
          <div>
            <h2>{actionData.why}</h2>
            <p>Nothing was imported. Choose the file again.</p>
          </div>
        </section>
      )}
      <form
        method="post"
        action={DESK_IMPORT_NEW_PATH}
        encType="multipart/form-data"
        className="panel stack find-form"
      >
        <InputField
          name="file"
          label="The file"
          hint="CSV as a spreadsheet saves it, JSON, GeoJSON, or an answer from Overpass. 16 MB at most."
          type="file"
          required
          accept=".csv,.json,.geojson,.txt"
        />
        <SelectField
          name="source"
          label="Where it’s from"
          defaultValue={typed?.source ?? ""}
          options={[
            { value: "", label: "Somewhere new: name it below" },
            ...sources.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <InputField
          name="newSource"
          label={
            <>
              Name of the new source <span className="opt">(visitors see it)</span>
            </>
          }
          maxLength={32}
          defaultValue={typed?.newSource}
        />
        <InputField
          name="asOf"
          label="The day of the file"
          type="date"
          required
          max={today}
          defaultValue={typed?.asOf || today}
        />
        <label className="tick">
          <input type="checkbox" name="isComplete" value="yes" defaultChecked={typed?.isComplete === "yes"} />
          <span>
            This is the whole list.{" "}
            <span className="dim">Practices from there that aren’t in it will no longer be listed.</span>
          </span>
        </label>
        <div>
          <button className="btn btn-primary" type="submit">
            See what it would change
          </button>
        </div>
      </form>
    </>
  );
}
