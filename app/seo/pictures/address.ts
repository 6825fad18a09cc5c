/**
 * Where the picture of a page is. `pictureAddress("/locations/taupo") === "/share/locations/taupo.png"`,
 * `pictureAddress("/") === "/share/home.png"`
 */
export function pictureAddress(page: string): string {
  return `/share${page === "/" ? HOME : page}.png`;
}

/** The page that a picture belongs to, by what follows `/share/`: `pageOfPicture("blog.png") === "/blog"` */
export function pageOfPicture(rest: string): string | null {
  const name = /^(.+)\.png$/.exec(rest)?.[1];
  if (name === undefined) return null;
  return `/${name}` === HOME ? "/" : `/${name}`;
}

const HOME = "/home";
