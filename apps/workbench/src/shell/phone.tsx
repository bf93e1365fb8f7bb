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
  const { width, height, keyboard } = deviceState.screen
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
            {keyboard > 0 && <KeyboardDrawing height={keyboard} />}
          </Box>
        </Box>
      </Box>
    </Center>
  )
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/** A picture of a keyboard that covers its part of the screen. */
function KeyboardDrawing({ height }: { readonly height: number }) {
  return (
    <Box
      aria-hidden="true"
      h={`${height}px`}
      bg="#d5d0c8"
      p="2"
      display="grid"
      gap="2"
      gridTemplateRows={`repeat(${ROWS.length + 1}, 1fr)`}
    >
      {ROWS.map((row) => (
        <Box key={row} display="flex" gap="1.5" justifyContent="center">
          {[...row].map((key) => (
            <Center key={key} flex="1" maxW="9%" bg="white" rounded="md" fontSize="md" color="black">
              {key}
            </Center>
          ))}
        </Box>
      ))}
      <Box display="flex" justifyContent="center">
        <Box w="50%" bg="white" rounded="md" />
      </Box>
    </Box>
  )
}

/** The phone's buttons: back, rotate, keyboard, reload, reinstall. */
export function PhoneToolbar({ deviceState, shell }: { readonly deviceState: DeviceState; readonly shell: Shell }) {
  return (
    <Flex role="toolbar" aria-label="Phone" gap="2" wrap="wrap" justify="center" mb="3">
      <Button size="sm" variant="outline" onClick={shell.back}>
        <ArrowLeft aria-hidden="true" /> Back
      </Button>
      <Button size="sm" variant="outline" aria-pressed={deviceState.landscape} onClick={deviceState.turn}>
        <Smartphone aria-hidden="true" /> Turn
      </Button>
      <Button
        size="sm"
        variant={deviceState.typing ? 'subtle' : 'outline'}
        aria-pressed={deviceState.typing}
        onClick={() => deviceState.setTyping(!deviceState.typing)}
      >
        <Keyboard aria-hidden="true" /> Keyboard
      </Button>
      <Button size="sm" variant="outline" onClick={shell.reload}>
        <RotateCw aria-hidden="true" /> Reload
      </Button>
      <Button size="sm" variant="outline" onClick={shell.forget} title="Empties what the shop keeps in this world’s origin, and opens home">
        <Eraser aria-hidden="true" /> Fresh install
      </Button>
    </Flex>
  )
}
