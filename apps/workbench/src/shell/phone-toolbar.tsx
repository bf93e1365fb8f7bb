import { Button, Flex } from '@chakra-ui/react'
import { ArrowLeft, Eraser, Keyboard, RotateCw, Smartphone } from 'lucide-react'
import type { DeviceState } from './use-device.ts'
import type { Shell } from './use-shell.ts'

/** The phone's buttons: back, rotate, keyboard, reload, reinstall. */
export function PhoneToolbar({ hand, shell }: { readonly hand: DeviceState; readonly shell: Shell }) {
  return (
    <Flex role="toolbar" aria-label="Phone" gap="2" wrap="wrap" justify="center" mb="3">
      <Button size="sm" variant="outline" onClick={shell.back}>
        <ArrowLeft aria-hidden="true" /> Back
      </Button>
      <Button size="sm" variant="outline" aria-pressed={hand.landscape} onClick={hand.turn}>
        <Smartphone aria-hidden="true" /> Turn
      </Button>
      <Button
        size="sm"
        variant={hand.typing ? 'subtle' : 'outline'}
        aria-pressed={hand.typing}
        onClick={() => hand.setTyping(!hand.typing)}
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
