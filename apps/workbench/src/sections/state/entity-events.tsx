import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { EventStatus, ListReply, StateRow } from '@nusaria/mock-api/control/types'
import { useState } from 'react'
import { callControl, worldPath } from '../../control/call-control.ts'
import { useControlQuery } from '../../control/use-control-query.ts'
import { ActionResult, ErrorText } from '../../ui/action-result.tsx'
import { useAction } from '../../ui/use-action.ts'
import { EventParamsForm } from './event-params-form.tsx'

interface EntityEventsProps {
  readonly world: string
  readonly entity: string
  readonly id: string
  readonly onChange: () => Promise<void>
}

/** The events of an entity: buttons for the legal ones, reasons for the others. */
export function EntityEvents({ world, entity, id, onChange }: EntityEventsProps) {
  const path = worldPath(world, `/events/${encodeURIComponent(entity)}/${encodeURIComponent(id)}`)
  const { data, failure, ask } = useControlQuery<ListReply<EventStatus>>(path, 2_000)
  const [asking, setAsking] = useState<string | null>(null)
  const act = useAction()

  const fire = ({ event }: EventStatus, params: Readonly<Record<string, string | number>> = {}) =>
    act.run(async () => {
      await callControl<StateRow>('POST', worldPath(world, '/events'), { entity, id, event, params })
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
      {failure && <ErrorText>{failure.message}</ErrorText>}
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
      {asked?.params && <EventParamsForm key={asked.event} line={asked} busy={act.busy} onFire={(params) => fire(asked, params)} />}
      <ActionResult {...act} />
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
