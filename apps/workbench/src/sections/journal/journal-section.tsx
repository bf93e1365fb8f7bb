import { Text } from '@chakra-ui/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useWorldId } from '../../control/use-world-id.ts'
import { Card, SectionPage } from '../../ui/section-page.tsx'
import { EMPTY_FILTER, matchesFilter } from './journal-filter.ts'
import { JournalFilters } from './journal-filters.tsx'
import { JournalLineDetail } from './journal-line-detail.tsx'
import { JournalList } from './journal-list.tsx'
import type { LineRange } from './line-range.ts'
import { SaveRecording } from './save-recording.tsx'
import { useJournal } from './use-journal.ts'

/** All requests of a world, the details of one, and a range of them to save as a scenario. */
export function JournalSection() {
  const world = useWorldId()
  return <WorldJournal key={world} world={world} />
}

function WorldJournal({ world }: { readonly world: string }) {
  const { lines, failure } = useJournal(world)
  const [sought, setSought] = useState(EMPTY_FILTER)
  const [stretch, setStretch] = useState<LineRange | null>(null)
  const wanted = useDeferredValue(sought)
  const shown = useMemo(() => (lines ?? []).filter((line) => matchesFilter(line, wanted)), [lines, wanted])
  const lookedAt = stretch && lines?.find(({ seq }) => seq === stretch.at)
  return (
    <SectionPage
      title="Journal"
      about="Every request of this world with its reply, secrets masked. Choose a line, or a stretch with Shift, and save it as a scenario that replays."
      failure={failure}
    >
      <Card title="Requests" aside={lines && <LineCount shown={shown.length} all={lines.length} />}>
        <JournalFilters sought={sought} onSeek={setSought} />
        {shown.length > 0 ? (
          <JournalList lines={shown} stretch={stretch} onChoose={setStretch} />
        ) : (
          <Text color="fg.muted" fontSize="sm">
            {lines === null
              ? 'Asking …'
              : lines.length > 0
                ? 'No request is like that.'
                : 'Nothing was asked of this world yet. Open its shop.'}
          </Text>
        )}
      </Card>
      {stretch && <SaveRecording world={world} stretch={stretch} onChange={setStretch} />}
      {lookedAt && <JournalLineDetail line={lookedAt} />}
    </SectionPage>
  )
}

function LineCount({ shown, all }: { readonly shown: number; readonly all: number }) {
  return (
    <Text fontSize="sm" color="fg.muted">
      {shown === all ? `${all}` : `${shown} of ${all}`} {all === 1 ? 'line' : 'lines'}
    </Text>
  )
}
