import { pictureFilePath } from "#content/links.ts";
import type { PictureFormat, PracticePicture as Picture } from "#domain/practice-picture.ts";

/**
 * One picture of a practice with its caption. Its room is kept before it is there, and it is fetched when it comes into
 * view, so that nothing waits for it and nothing moves.
 */
export function PracticePicture({
  picture,
  sizes,
  isInView = false,
}: {
  picture: Picture;
  /** How wide it is drawn, as browsers choose a file by it: `(min-width: 60rem) 40rem, 86vw` */
  sizes: string;
  /** It is in view as the page opens: it is not to wait until the page has been laid out. */
  isInView?: boolean;
}) {
  const { alt, caption, width, height, widths } = picture;
  const files = (format: PictureFormat) =>
    widths.map((one) => `${pictureFilePath(picture, one, format)} ${one}w`).join(", ");
  return (
    <figure className="practice-picture">
      <picture>
        <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
        <img
          src={pictureFilePath(picture, widths.at(-1)!, "jpg")}
          srcSet={files("jpg")}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isInView ? undefined : "lazy"}
          decoding="async"
        />
      </picture>
      {caption !== "" && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
