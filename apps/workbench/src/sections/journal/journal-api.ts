import type { JournalLine } from '@nusaria/mock-api/control/types'
import { controlApi, sendControl } from '../../control/control-api.ts'

/** Lines that are shown. The mock keeps as many. */
const MAX_LINES = 2_000

const cachedLines: (world: string, state: unknown) => readonly JournalLine[] | undefined = (world, state) =>
  journalApi.endpoints.journalLines.select(world)(state as never).data

/** The journal of a world, oldest first. Each request asks only for lines that are not cached yet. */
const journalApi = controlApi.injectEndpoints({
  endpoints: (build) => ({
    journalLines: build.query<readonly JournalLine[], string>({
      // Compares thousands of lines otherwise.
      structuralSharing: false,
      async queryFn(world, { getState }) {
        const known = cachedLines(world, getState())
        const since = String(known?.at(-1)?.seq ?? 0)
        const reply = await sendControl('journal', { params: { id: world }, query: { since } })
        if ('error' in reply) return { error: reply.error }
        const { list } = reply.data
        return { data: known && list.length === 0 ? known : [...(known ?? []), ...list].slice(-MAX_LINES) }
      },
    }),
  }),
})

export const { useJournalLinesQuery } = journalApi
