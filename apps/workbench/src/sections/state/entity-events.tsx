import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { EventLine, Listed, StateRow } from '@nusaria/mock-api/control/shapes'
import { useState } from 'react'
import { control, inWorld } from '../../control/control.ts'
import { useControl } from '../../control/use-control.ts'
import { Outcome, Refusal } from '../../kit/outcome.tsx'
import { useAct } from '../../kit/use-act.ts'
import { EventParams } from './event-params.tsx'

interface EntityEventsProps {
  readonly world: string
  readonly entity: string
  readonly id: string
  readonly onChange: () => Promise<void>
}

/** The events of an entity: legal ones to be fired, the others with why they aren't. */
export function EntityEvents({ world, entity, id, onChange }: EntityEventsProps) {
  const path = inWorld(world, `/events/${encodeURIComponent(entity)}/${encodeURIComponent(id)}`)
  const { data, failure, ask } = useControl<Listed<EventLine>>(path, 2_000)
  const [asking, setAsking] = useState<string | null>(null)
  const act = useAct()

  const fire = ({ event }: EventLine, params: Readonly<Record<string, string | number>> = {}) =>
    act.run(async () => {
      await control<StateRow>('POST', inWorld(world, '/events'), { entity, id, event, params })
      setAsking(null)
      await Promise.all([ask(), onChange()])
      return `${event}: done.`
    })
  const legal = data?.list.filter((line) => line.legal) ?? []
  const others = data?.list.filter((line) => !line.legal) ?? []
  const asked = legal.find(({ event }) => event === asking)

  return (
    <Stack gap="3" mb="4" role="group" aria-label={`Events of ${entity} ${id}`}>
      <Heading as="h4" size="xs" color="fg.muted">
        What may happen: {entity}
      </Heading>
      {failure && <Refusal>{failure.message}</Refusal>}
      <Flex wrap="wrap" gap="2">
        {legal.map((line) => (
          <Button
            key={line.event}
            size="sm"
            variant={asking === line.event ? 'solid' : 'outline'}
            disabled={act.busy}
            aria-expanded={line.params ? asking === line.event : undefined}
            onClick={() => (line.params ? setAsking(asking === line.event ? null : line.event) : void fire(line))}
          >
            {line.event}
            {line.params && ' …'}
          </Button>
        ))}
        {!data && !failure && (
          <Text fontSize="sm" color="fg.muted">
            Asking …
          </Text>
        )}
        {data && legal.length === 0 && <Text fontSize="sm">Nothing, as it stands.</Text>}
      </Flex>
      {asked?.params && <EventParams key={asked.event} line={asked} busy={act.busy} onFire={(params) => fire(asked, params)} />}
      <Outcome {...act} />
      {others.length > 0 && (
        <Stack as="ul" role="list" aria-label={`Not possible for ${entity} ${id}`} gap="1" fontSize="sm" color="fg.muted">
          {others.map(({ event, why }) => (
            <li key={event}>
              <b>{event}</b>: {why}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
