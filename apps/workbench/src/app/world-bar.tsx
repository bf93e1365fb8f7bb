import { Badge, Button, HStack, NativeSelect } from '@chakra-ui/react'
import { Snowflake } from 'lucide-react'
import { useChooseWorld, useWorld, useWorldId, useWorlds } from '../control/worlds.ts'
import { OpenShopMenu } from '../shop/open-shop-menu.tsx'
import { ErrorText } from '../ui/use-action.tsx'
import { WorldTime } from '../ui/world-time.tsx'

/** The selected world, its time, and a button that opens its shop. */
export function WorldBar() {
  const id = useWorldId()
  const choose = useChooseWorld()
  const { data, error } = useWorlds()
  const world = useWorld()
  const worlds = data?.list ?? []
  return (
    <HStack gap="3" wrap={{ base: 'wrap', lg: 'nowrap' }} minW="0">
      {error && <ErrorText>{error.message}</ErrorText>}
      {world && (
        <HStack
          gap="2"
          fontSize="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          w={{ base: 'full', sm: 'auto' }}
          whiteSpace="nowrap"
        >
          <WorldTime world={world} />
          {world.frozen && (
            <Badge colorPalette="blue">
              <Snowflake size={12} aria-hidden="true" /> frozen
            </Badge>
          )}
        </HStack>
      )}
      {data && !world && <ErrorText>World {id} doesn't exist any more.</ErrorText>}
      <NativeSelect.Root w="auto" minW="7rem">
        <NativeSelect.Field
          aria-label="World"
          fontWeight="600"
          maxW="16rem"
          textOverflow="ellipsis"
          value={id}
          onChange={(event) => choose(event.target.value)}
        >
          {!world && <option value={id}>{id}</option>}
          {worlds.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name ? `${one.name} (${one.id})` : one.id}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {data && !world ? (
        <Button variant="outline" onClick={() => choose('default')}>
          Go to the default world
        </Button>
      ) : (
        <OpenShopMenu world={id} />
      )}
    </HStack>
  )
}
