import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** The latest searches of a member, or of a guest's device. */
export const SearchHistoryRow = z.strictObject({
  /** `member:<no>` or `device:<id>` */
  owner: z.string(),
  /** newest first, each once */
  keywords: z.array(z.string()),
})
export type SearchHistoryRow = z.output<typeof SearchHistoryRow>

/** Searches of one caller within a period. */
export const SearchPaceRow = z.strictObject({
  owner: z.string(),
  /** ms of the world's clock */
  since: z.number(),
  count: z.int().min(0),
})
export type SearchPaceRow = z.output<typeof SearchPaceRow>

/** How often a product was opened from a search for a keyword in this world, in addition to the catalogue's count. */
export const KeywordClicksRow = z.strictObject({ keyword: z.string(), clicks: z.int().min(0) })
export type KeywordClicksRow = z.output<typeof KeywordClicksRow>

export const searchTables = {
  search_histories: table({ schema: SearchHistoryRow, key: 'owner' }),
  search_paces: table({ schema: SearchPaceRow, key: 'owner' }),
  keyword_clicks: table({ schema: KeywordClicksRow, key: 'keyword' }),
}
