/** A closed line of [longitude, latitude] in degrees; the last point is the first. */
export type Ring = readonly (readonly [number, number])[];

type Topology = {
  transform: { scale: readonly [number, number]; translate: readonly [number, number] };
  arcs: readonly (readonly (readonly [number, number])[])[];
  objects: { countries: { geometries: readonly Geometry[] } };
};
type Geometry =
  | { type: "Polygon"; arcs: readonly (readonly number[])[]; properties: { name: string } }
  | { type: "MultiPolygon"; arcs: readonly (readonly (readonly number[])[])[]; properties: { name: string } };

/** The outer rings of a country in a TopoJSON file of world-atlas. */
export function readCountry(topology: Topology, name: string): Ring[] {
  const country = topology.objects.countries.geometries.find((geometry) => geometry.properties.name === name);
  if (!country) throw new Error(`There is no country named ${name} in this file.`);
  const polygons = country.type === "Polygon" ? [country.arcs] : country.arcs;
  return polygons.map(([outer = []]) => ringOf(topology, outer));
}

/** Arcs are shared between neighbours: a negative index is one run backwards. Consecutive ones share a point. */
function ringOf(topology: Topology, indices: readonly number[]): Ring {
  return indices.flatMap((index, position) => {
    const forward = decode(topology, index < 0 ? ~index : index);
    const points = index < 0 ? forward.toReversed() : forward;
    return position === 0 ? points : points.slice(1);
  });
}

/** Points are steps on a grid, each from the one before. */
function decode({ arcs, transform: { scale, translate } }: Topology, index: number): [number, number][] {
  let x = 0;
  let y = 0;
  return (arcs[index] ?? []).map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}
