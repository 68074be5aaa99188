/**
 * A row of the log (`nth`) names the one that it comes behind (`behind`), and nobody else can name the same: that is the key, and the lock.
 * A match begins behind no row, which is written -match, and `standing` knows its `last`. By match and number the key would lie
 * all over its index, a page for every move of a tick; rows that somebody plays on from are recent ones, and lie side by side.
 */
export const CHAIN = [
  `update log set behind = chain.behind
   from (select nth, coalesce(lag(nth) over (partition by match order by first), -match) as behind from log) as chain
   where chain.nth = log.nth`,
  'update standing set last = -match',
  `update standing set last = ends.nth from (select match, nth, max(first) from log group by match) as ends
   where ends.match = standing.match`,
] as const;

/** The rows of a match's log, from its last one back to that in which an event lies. */
export function chainOf(match: string, from: string): string {
  return `with recursive chain (nth, first, behind, events) as (
      select nth, first, behind, log.events from standing join log on nth = last where standing.match = ${match}
      union all
      select log.nth, log.first, log.behind, log.events from chain join log on log.nth = chain.behind where chain.first > ${from}
    ) select nth, first, events from chain`;
}
