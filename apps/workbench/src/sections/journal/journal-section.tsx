import { Text } from '@chakra-ui/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useWorldId } from '../../control/use-world.ts'
import { Card, SectionPage } from '../../kit/section.tsx'
import { JournalFilters } from './journal-filters.tsx'
import { JournalList } from './journal-list.tsx'
import { LineDetail } from './line-detail.tsx'
import { ANYTHING, fits } from './lines.ts'
import { SaveStretch } from './save-stretch.tsx'
import type { Stretch } from './stretch.ts'
import { useJournal } from './use-journal.ts'

/** Every request of the world as it comes, one of them looked at, a stretch of them saved as a scenario. */
export function JournalSection() {
  const world = useWorldId()
  return <JournalOf key={world} world={world} />
}

function JournalOf({ world }: { readonly world: string }) {
  const { lines, failure } = useJournal(world)
  const [sought, setSought] = useState(ANYTHING)
  const [stretch, setStretch] = useState<Stretch | null>(null)
  const wanted = useDeferredValue(sought)
  const shown = useMemo(() => (lines ?? []).filter((line) => fits(line, wanted)), [lines, wanted])
  const lookedAt = stretch && lines?.find(({ seq }) => seq === stretch.at)
  return (
    <SectionPage
      title="Journal"
      about="Every request of this world with its reply, secrets masked. Choose a line, or a stretch with Shift, and save it as a scenario that replays."
      failure={failure}
    >
      <Card title="Requests" aside={lines && <Count shown={shown.length} all={lines.length} />}>
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
      {stretch && <SaveStretch world={world} stretch={stretch} onChange={setStretch} />}
      {lookedAt && <LineDetail line={lookedAt} />}
    </SectionPage>
  )
}

function Count({ shown, all }: { readonly shown: number; readonly all: number }) {
  return (
    <Text fontSize="sm" color="fg.muted">
      {shown === all ? `${all}` : `${shown} of ${all}`} {all === 1 ? 'line' : 'lines'}
    </Text>
  )
}
