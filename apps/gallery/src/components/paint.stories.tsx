import House from 'lucide/dist/esm/icons/house.mjs'
import { CrashBoundary, Loading } from '../../../storefront/src/app/layouts/page-boundary.tsx'
import { LandscapeCover, PhoneUpright } from '../../../storefront/src/app/startup/landscape-cover.tsx'
import { Rating } from '../../../storefront/src/commerce/product/product-card.tsx'
import { Drawing } from '../../../storefront/src/ui/feedback/state.tsx'
import { PanelSkeleton } from '../../../storefront/src/ui/layout/panel-skeleton.tsx'
import { AppQrCode } from '../../../storefront/src/ui/primitives/app-qr-code.tsx'
import { Spinner } from '../../../storefront/src/ui/primitives/button.tsx'
import { Coin } from '../../../storefront/src/ui/primitives/coin.tsx'
import { Canvas, Shade, Sign } from '../../../storefront/src/ui/primitives/drawings/canvas.tsx'
import { DrawingByName, drawings } from '../../../storefront/src/ui/primitives/drawings/index.tsx'
import { Icon } from '../../../storefront/src/ui/primitives/icon.tsx'
import { Kawung, KawungPattern, Logo } from '../../../storefront/src/ui/primitives/kawung.tsx'
import { Picture } from '../../../storefront/src/ui/primitives/picture.tsx'
import { Price, Total } from '../../../storefront/src/ui/primitives/price.tsx'
import { Skeleton } from '../../../storefront/src/ui/primitives/skeleton.tsx'
import { Badge, Chip, Tag } from '../../../storefront/src/ui/primitives/tag.tsx'
import { VisuallyHidden } from '../../../storefront/src/ui/primitives/text.tsx'
import type { Story } from '../story.ts'
import css from './variants.module.css'
import { PhoneWidth, Variants } from './variants.tsx'

export default { title: 'Components / Static' }

const nothing = () => undefined

/** Rolls when the amount changes. */
export const Totals: Story = () => <Total amount={1_234_500} size={24} />

export const Prices: Story = () => (
  <Variants>
    {([14, 15, 16, 20, 24, 28, 36] as const).map((size) => (
      <Price key={size} amount={1_234_500} size={size} />
    ))}
    <Price amount={7_600} sale />
    <Price amount={0} />
  </Variants>
)

export const Tags: Story = () => (
  <Variants across>
    {(['red', 'green', 'amber', 'blue', 'grey'] as const).map((tone) => (
      <Tag key={tone} tone={tone}>
        {tone}
      </Tag>
    ))}
    <Badge count={3} />
    <Badge count={120} />
    <Chip onClick={nothing}>Chip</Chip>
    <Chip chosen onClick={nothing}>
      Chosen
    </Chip>
    <Chip disabled onClick={nothing}>
      Out of use
    </Chip>
  </Variants>
)

export const Stars: Story = () => (
  <Variants>
    {[1, 3.5, 4.8, 5].map((value) => (
      <Rating key={value} value={value} />
    ))}
  </Variants>
)

export const Brand: Story = () => (
  <Variants>
    <Logo />
    <div className={css.onDark}>
      <Variants>
        <Logo size={60} on="ink" />
        <Logo on="dark" />
      </Variants>
    </div>
    <div className={css.petals}>
      <Kawung />
    </div>
    <div style={{ position: 'relative', width: 300, height: 120 }}>
      <KawungPattern color="var(--sambal)" opacity={0.3} />
    </div>
    <Variants across>
      <Coin />
      <Coin size={40} />
      <Icon of={House} size={24} />
    </Variants>
  </Variants>
)

/** A picture that loads, and one that doesn't. */
export const Pictures: Story = () => (
  <Variants across>
    <div style={{ width: 160 }}>
      <Picture
        src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Cpath fill='%23c8553d' d='M0 0h9v9z'/%3E%3C/svg%3E"
        alt="A triangle"
      />
    </div>
    <div style={{ width: 160 }}>
      <Picture src="data:image/png;base64,broken" alt="Nothing" />
    </div>
  </Variants>
)

export const Waiting: Story = () => (
  <PhoneWidth>
    <Variants>
      <Spinner />
      <Skeleton height={48} radius={12} />
      <Skeleton height={16} width="60%" />
      <PanelSkeleton height={160} rows={3} />
      <PanelSkeleton height={200} rows={1} look="goods" />
      <PanelSkeleton height={220} rows={2} look="choices" />
      <Loading />
    </Variants>
  </PhoneWidth>
)

export const Drawings: Story = () => (
  <Variants across>
    {[
      <Drawing key="lazy" of="basket" />,
      ...(Object.keys(drawings) as (keyof typeof drawings)[]).map((name) => <DrawingByName key={name} of={name} />),
      <PhoneUpright key="phone" />,
      <Canvas key="canvas">
        <circle cx="110" cy="90" r="50" fill="var(--kunyit)" />
        <Shade d="M110 40a50 50 0 0 1 0 100z" />
        <Sign x={86} y={66} size={48} />
      </Canvas>,
    ].map((drawing) => (
      <div key={drawing.key} style={{ width: 200 }}>
        {drawing}
      </div>
    ))}
  </Variants>
)

export const OnlyHeard: Story = () => (
  <p>
    Between the brackets stands a word for screen readers: [<VisuallyHidden>unseen</VisuallyHidden>]
  </p>
)

export const Landscape: Story = () => <LandscapeCover />

function Broken(): never {
  throw new Error('On purpose, to show what is shown then')
}

/** Shown instead of the shop when its frame fails. */
export const Crash: Story = () => (
  <CrashBoundary>
    <Broken />
  </CrashBoundary>
)

export const AppCodes: Story = () => (
  <Variants across>
    <AppQrCode platform="ios" />
    <AppQrCode platform="android" />
  </Variants>
)
