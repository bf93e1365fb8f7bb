import { Box, Button } from '@chakra-ui/react'
import type { StateRow, TableSummary } from '@nusaria/mock-api/control/types'
import { useEffect } from 'react'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Card } from '../../ui/section-page.tsx'
import { useInView } from '../../ui/use-in-view.ts'
import { EntityEvents } from './entity-events.tsx'
import { ENTITY_KINDS } from './entity-kinds.ts'
import { EntityOverview } from './entity-overview.tsx'

interface RowDetailProps {
  readonly world: string
  readonly table: TableSummary
  readonly row: StateRow
  readonly id: string
  readonly onClose: () => void
}

/** One row: as a card when it has a lifecycle, and as JSON. It takes the focus, so that it is in view. */
export function RowDetail({ world, table: { name, key, entities }, row, id, onClose }: RowDetailProps) {
  const box = useInView<HTMLDivElement>(id)
  useEffect(() => box.current?.focus({ preventScroll: true }), [box])
  const kind = ENTITY_KINDS[name]
  const events = entities.map((entity) => <EntityEvents key={entity} world={world} entity={entity} id={id} />)
  const json = (
    <Box mt="2">
      <CodeBlock label={`${id} as JSON`}>{JSON.stringify(row, null, 2)}</CodeBlock>
    </Box>
  )
  return (
    <Box ref={box} tabIndex={-1} mb="5" scrollMarginTop="4.5rem" outline="none">
      <Card
        title={id}
        aside={
          <Button size="xs" variant="ghost" onClick={onClose}>
            Close
          </Button>
        }
      >
        {kind ? (
          <>
            <EntityOverview world={world} kind={kind} idField={key} row={row} events={events} />
            <Box as="details" mt="4" fontSize="sm">
              <Box as="summary" cursor="pointer">
                All columns
              </Box>
              {json}
            </Box>
          </>
        ) : (
          <>
            {events}
            {json}
          </>
        )}
      </Card>
    </Box>
  )
}
