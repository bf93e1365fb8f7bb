import { Box, Button, HStack } from '@chakra-ui/react'
import type { TableSummary } from '@nusaria/mock-api/control/types'
import { useState } from 'react'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { Card } from '../../ui/section-page.tsx'
import { EntityEvents } from './entity-events.tsx'

interface AnyEntityProps {
  readonly world: string
  readonly tables: readonly TableSummary[]
}

/** The events of an entity by its id, also of one without a row: a SKU, a voucher, a service. */
export function EntityLookup({ world, tables }: AnyEntityProps) {
  const entities = tables.flatMap((table) => table.entities).sort()
  const [entity, setEntity] = useState('service')
  const [id, setId] = useState('search')
  const [asked, setAsked] = useState<{ readonly entity: string; readonly id: string } | null>(null)
  if (entities.length === 0) return null
  return (
    <Box mt="5">
      <Card title="By id">
        <Form onSubmit={() => setAsked({ entity, id: id.trim() })}>
          <HStack wrap="wrap" align="end" gap="3" maxW="36rem" mb="4">
            <Box flex="1 1 10rem">
              <SelectField label="Entity" value={entity} options={entities} onValue={setEntity} />
            </Box>
            <Box flex="1 1 10rem">
              <TextField label="Id" value={id} onValue={setId} />
            </Box>
            <Button type="submit" variant="outline" disabled={id.trim() === ''}>
              Show its events
            </Button>
          </HStack>
        </Form>
        {asked && <EntityEvents key={`${asked.entity} ${asked.id}`} world={world} entity={asked.entity} id={asked.id} />}
      </Card>
    </Box>
  )
}
