import { Box, Grid } from '@chakra-ui/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { POLLED } from '../../control/control-api.ts'
import { useWorldId } from '../../control/worlds.ts'
import { SwitchField, TextField } from '../../ui/fields.tsx'
import { useFields } from '../../ui/form.tsx'
import { Muted } from '../../ui/muted.tsx'
import { Card, SectionPage } from '../../ui/section-page.tsx'
import { useJournalLinesQuery } from './journal-api.ts'
import { EMPTY_FILTER, matchesFilter } from './journal-filter.ts'
import { JournalLineDetail } from './journal-line-detail.tsx'
import { JournalList } from './journal-list.tsx'
import type { LineRange } from './line-range.ts'
import { SaveRecording } from './save-recording.tsx'

/** All requests of a world, the details of one, and a range of them to save as a scenario. */
export function JournalSection() {
  const world = useWorldId()
  return <WorldJournal key={world} world={world} />
}

/** With enough room, the details stand beside the list and scroll on their own, so that both stay in view. */
const BESIDE = {
  '@container (min-width: 42rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
    '& > :last-child': { position: 'sticky', top: '4.5rem', maxHeight: 'calc(100vh - 5.5rem)', overflowY: 'auto' },
  },
} as const

function WorldJournal({ world }: { readonly world: string }) {
  const { data: lines, error } = useJournalLinesQuery(world, POLLED)
  const { values: filter, set, field } = useFields(EMPTY_FILTER)
  const [range, setRange] = useState<LineRange | null>(null)
  const deferredFilter = useDeferredValue(filter)
  const shown = useMemo(() => (lines ?? []).filter((line) => matchesFilter(line, deferredFilter)), [lines, deferredFilter])
  const detailLine = range && lines?.find(({ seq }) => seq === range.at)
  return (
    <SectionPage
      title="Journal"
      about="Every request of this world with its reply, secrets masked. Choose a line, or a range with Shift, and save it as a scenario that replays."
      failure={error}
    >
      <Box containerType="inline-size">
        <Grid gap="5" alignItems="start" css={detailLine ? BESIDE : undefined}>
          <Card title="Requests" aside={lines && <LineCount shown={shown.length} all={lines.length} />}>
            <Grid gap="3" mb="3" alignItems="end" templateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))">
              <TextField label="Call" type="search" placeholder="cart.add" {...field('call')} />
              <TextField label="Code" type="search" placeholder="1105007 or STOCK" {...field('code')} />
              <TextField label="Who" type="search" placeholder="M81… or guest" {...field('member')} />
              <SwitchField
                label="Only problems"
                size="sm"
                pb="2"
                checked={filter.onlyProblems}
                onSwitch={(onlyProblems) => set({ onlyProblems })}
              />
            </Grid>
            {shown.length > 0 ? (
              <JournalList lines={shown} range={range} onChoose={setRange} />
            ) : (
              <Muted>
                {!lines ? 'Loading …' : lines.length > 0 ? 'No request matches.' : 'This world got no requests yet. Open its shop.'}
              </Muted>
            )}
          </Card>
          {detailLine && <JournalLineDetail line={detailLine} />}
        </Grid>
      </Box>
      {range && <SaveRecording world={world} range={range} onChange={setRange} />}
    </SectionPage>
  )
}

function LineCount({ shown, all }: { readonly shown: number; readonly all: number }) {
  return (
    <Muted>
      {shown === all ? `${all}` : `${shown} of ${all}`} {all === 1 ? 'line' : 'lines'}
    </Muted>
  )
}
