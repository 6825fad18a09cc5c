/**
 * A PMTiles archive (version 3) with one tile, that of the whole world, written by hand from the specification: nothing
 * of ours makes archives, and a real one weighs gigabytes. All of the tile is `earth` of
 * the schema of Protomaps, so that there is land where the coastline of the site has sea.
 */
export function tinyArchive({ attribution }: { attribution: string }): Buffer {
  const tile = vectorTile("earth", "earth", [
    [0, 0],
    [EXTENT, 0],
    [EXTENT, EXTENT],
    [0, EXTENT],
  ]);
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1]);
  const metadata = Buffer.from(
    JSON.stringify({
      name: "Test",
      attribution,
      vector_layers: [{ id: "earth", fields: { kind: "String" } }],
    }),
  );
  const parts = [directory, metadata, Buffer.alloc(0), tile];
  const header = Buffer.alloc(127);
  header.write("PMTiles\u0003", "latin1");
  let offset = header.length;
  parts.forEach((part, at) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * at);
    header.writeBigUInt64LE(BigInt(part.length), 16 + 16 * at);
    offset += part.length;
  });
  for (const counted of [72, 80, 88]) header.writeBigUInt64LE(1n, counted);
  // Clustered; neither the directories nor the tile compressed; vector tiles; zoom 0 to 0.
  header.set([1, NOT_COMPRESSED, NOT_COMPRESSED, VECTOR, 0, 0], 96);
  for (const [at, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 10_000_000, 102 + 4 * at);
  return Buffer.concat([header, ...parts]);
}

const EXTENT = 4_096;
const NOT_COMPRESSED = 1;
const VECTOR = 1;

/** One layer with one polygon of one property, `kind`: Mapbox Vector Tile, version 2.1. */
function vectorTile(
  layer: string,
  kind: string,
  [first, ...rest]: readonly (readonly [number, number])[],
): Buffer {
  let [x, y] = first!;
  const steps = rest.flatMap(([toX, toY]) => {
    const step = [...varint(zigzag(toX - x)), ...varint(zigzag(toY - y))];
    [x, y] = [toX, toY];
    return step;
  });
  const geometry = [
    9,
    ...varint(zigzag(first![0])),
    ...varint(zigzag(first![1])),
    (rest.length << 3) | 2,
    ...steps,
    15,
  ];
  const feature = [...field(2, [0, 0]), ...number(3, 3), ...field(4, geometry)];
  return Buffer.from(
    field(3, [
      ...field(1, text(layer)),
      ...field(2, feature),
      ...field(3, text("kind")),
      ...field(4, field(1, text(kind))),
      ...number(5, EXTENT),
      ...number(15, 2),
    ]),
  );
}

/** A field of a protocol buffer that has a length. */
function field(id: number, bytes: readonly number[]): number[] {
  return [(id << 3) | 2, ...varint(bytes.length), ...bytes];
}

function number(id: number, value: number): number[] {
  return [id << 3, ...varint(value)];
}

function text(words: string): number[] {
  return [...Buffer.from(words)];
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}
