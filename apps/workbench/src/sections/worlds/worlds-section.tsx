import { Heading, Text } from '@chakra-ui/react'
import type { Health } from '@nusaria/mock-api/control/shapes'
import { useControl } from '../../control/use-control.ts'

/** How many worlds there are. */
export function WorldsSection() {
  const { data, failure } = useControl<Health>('/health', 2_000)
  return (
    <>
      <Heading as="h2" size="lg">
        Worlds
      </Heading>
      <Text role={failure ? 'alert' : undefined}>{failure?.message ?? (data ? `${data.worlds}` : 'Asking …')}</Text>
    </>
  )
}
