import Heart from 'lucide/dist/esm/icons/heart.mjs'
import { Button, IconButton, LinkButton } from '../../../storefront/src/ui/primitives/button.tsx'
import { CopyButton } from '../../../storefront/src/ui/primitives/copy-button.tsx'
import { Icon } from '../../../storefront/src/ui/primitives/icon.tsx'
import { Link } from '../../../storefront/src/ui/primitives/link.tsx'
import type { Story } from '../story.ts'
import { Variants } from './variants.tsx'

export default { title: 'Components / Buttons' }

const variants = ['primary', 'soft', 'outline', 'dark', 'ghost'] as const
const sizes = ['lg', 'md', 'sm'] as const

/** Every variant in every size: enabled, busy and disabled. */
export const Buttons: Story = () => (
  <Variants>
    {variants.map((variant) => (
      <Variants key={variant} across>
        {sizes.map((size) => (
          <Button key={size} variant={variant} size={size}>
            {variant} {size}
          </Button>
        ))}
        <Button variant={variant} loading>
          Loading
        </Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
      </Variants>
    ))}
  </Variants>
)

export const Block: Story = () => (
  <Button variant="primary" size="lg" block>
    Whole width
  </Button>
)

export const Links: Story = () => (
  <Variants across>
    <LinkButton to="/cart">A link that looks so</LinkButton>
    <Link to="/cart">A plain link</Link>
  </Variants>
)

export const Icons: Story = () => (
  <Variants across>
    <IconButton label="Keep">
      <Icon of={Heart} />
    </IconButton>
    <IconButton label="Keep" disabled>
      <Icon of={Heart} />
    </IconButton>
  </Variants>
)

export const Copy: Story = () => (
  <Variants across>
    <CopyButton text="NS2601168603" label="Copy the number" done="Copied" failed="Could not copy" />
    <CopyButton text="NS2601168603" label="Copy the number" done="Copied" failed="Could not copy" bare />
  </Variants>
)
