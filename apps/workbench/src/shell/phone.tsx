import { Box, Button, Center, Flex } from '@chakra-ui/react'
import { ArrowLeft, Eraser, Keyboard, RotateCw, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DeviceState } from './use-device.ts'
import type { Shell } from './use-shell.ts'

/** px around the screen */
const BEZEL = 12
/** px of height beside the phone: header, toolbar and margins */
const CHROME_HEIGHT = 150

/** The scale that fits the phone into the available space; at most 1. */
function useScale(width: number, height: number) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const place = room.current
    if (!place) return
    const look = () => {
      const tall = Math.max(420, window.innerHeight - CHROME_HEIGHT)
      setScale(Math.min(1, place.clientWidth / width, tall / height))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(place)
    window.addEventListener('resize', look)
    look()
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [width, height])
  return { room, scale }
}

interface Props {
  readonly deviceState: DeviceState
  readonly shell: Shell
  /** The path of the first page. */
  readonly start: string
}

/** The phone with the real shop on its screen. */
export function Phone({ deviceState, shell, start }: Props) {
  const { keyboard, settings } = deviceState
  const { width, height } = settings
  const [across, down] = [width + 2 * BEZEL, height + 2 * BEZEL]
  const { room, scale } = useScale(across, down)
  return (
    <Center ref={room} w="full">
      <Box flex="none" w={`${across * scale}px`} h={`${down * scale}px`}>
        <Box
          w={`${across}px`}
          h={`${down}px`}
          p={`${BEZEL}px`}
          bg="#1F1B16"
          outline="1px solid"
          outlineColor="border"
          rounded="44px"
          boxShadow="0 24px 48px -16px rgba(60, 38, 16, .35)"
          transform={`scale(${scale})`}
          transformOrigin="0 0"
        >
          <Box w="full" h="full" rounded="32px" overflow="hidden" bg="bg" position="relative">
            <iframe
              ref={shell.frame}
              name={shell.name}
              title="The shop in the phone"
              src={start}
              style={{ display: 'block', width: '100%', height: `${height - keyboard}px`, border: 0 }}
            />
            {keyboard > 0 && (
              <Center aria-hidden="true" h={`${keyboard}px`} bg="#d5d0c8" color="black">
                <Keyboard size={64} />
              </Center>
            )}
          </Box>
        </Box>
      </Box>
    </Center>
  )
}

/** The phone's buttons: back, rotate, keyboard, reload, reinstall. */
export function PhoneToolbar({ deviceState, shell }: { readonly deviceState: DeviceState; readonly shell: Shell }) {
  return (
    <Flex role="toolbar" aria-label="Phone" gap="2" wrap="wrap" justify="center" mb="3">
      <Button variant="outline" onClick={shell.back}>
        <ArrowLeft aria-hidden="true" /> Back
      </Button>
      <Button variant="outline" aria-pressed={deviceState.landscape} onClick={deviceState.turn}>
        <Smartphone aria-hidden="true" /> Turn
      </Button>
      <Button
        variant={deviceState.typing ? 'subtle' : 'outline'}
        aria-pressed={deviceState.typing}
        onClick={() => deviceState.setTyping(!deviceState.typing)}
      >
        <Keyboard aria-hidden="true" /> Keyboard
      </Button>
      <Button variant="outline" onClick={shell.reload}>
        <RotateCw aria-hidden="true" /> Reload
      </Button>
      <Button variant="outline" onClick={shell.forget} title="Empties what the shop keeps in this world’s origin, and opens home">
        <Eraser aria-hidden="true" /> Fresh install
      </Button>
    </Flex>
  )
}
