import { Box, Button, Code } from '@chakra-ui/react'
import type { StateRow } from '@nusaria/mock-api/control/types'
import { Card } from '../../ui/section-page.tsx'
import { EntityEvents } from './entity-events.tsx'

interface RowDetailProps {
  readonly world: string
  readonly entities: readonly string[]
  readonly row: StateRow
  readonly id: string
  /** Called after an event changed the row. */
  readonly onChange: () => Promise<void>
  readonly onClose: () => void
}

/** One row as JSON, and its events. */
export function RowDetail({ world, entities, row, id, onChange, onClose }: RowDetailProps) {
  return (
    <Box mb="5">
      <Card
        title={id}
        aside={
          <Button size="xs" variant="ghost" onClick={onClose}>
            Close
          </Button>
        }
      >
        {entities.map((entity) => (
          <EntityEvents key={entity} world={world} entity={entity} id={id} onChange={onChange} />
        ))}
        <Box overflow="auto" maxH="24rem" tabIndex={0} role="region" aria-label={`${id} as JSON`} bg="bg.subtle" rounded="md" p="3">
          <Code whiteSpace="pre" bg="transparent" color="fg" fontSize="xs">
            {JSON.stringify(row, null, 2)}
          </Code>
        </Box>
      </Card>
    </Box>
  )
}
