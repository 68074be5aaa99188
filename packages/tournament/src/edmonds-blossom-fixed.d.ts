declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of the greatest weight among edges of two vertices and a weight; with `maxCardinality` among those of the most edges.
   * Gives every vertex's partner, -1 where it has none, up to the last vertex that has an edge.
   */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality: boolean,
  ): readonly number[];
}
