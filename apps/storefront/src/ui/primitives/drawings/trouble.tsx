import { Canvas, Shade, Sign } from './canvas.tsx'

/** A page that came apart. */
function TornPage() {
  return (
    <Canvas>
      <g fill="var(--surface)" stroke="var(--edge)" strokeWidth="3">
        <path d="M62 26h70l28 28v26l-18 12-16-10-18 14-20-12-16 10-10-6z" />
        <path d="M132 26v22a6 6 0 0 0 6 6h22" fill="var(--sunken)" />
        <path d="M60 112l12-8 16 12 20-12 18 12 16-10 16 8v40a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6z" />
      </g>
      <path d="M78 48h34M78 62h54M80 136h54M80 148h34" stroke="var(--line-soft)" strokeWidth="5" />
      <Sign x={136} y={108} size={46} />
    </Canvas>
  )
}

/** A cloud, and a plug that is out of its socket. */
function Offline() {
  return (
    <Canvas>
      <path d="M66 84a28 28 0 0 1 6-55 38 38 0 0 1 72 6 25 25 0 0 1 6 49z" fill="var(--surface)" stroke="var(--edge)" strokeWidth="3" />
      <Shade d="M66 84c30 0 62-6 84-30 12 10 10 28 0 30z" />
      <path d="M20 138h40" stroke="var(--nila)" strokeWidth="9" />
      <path d="M60 118h26v40H60a8 8 0 0 1-8-8v-24a8 8 0 0 1 8-8z" fill="var(--nila)" />
      <path d="M86 128h14M86 148h14" stroke="var(--ink)" strokeWidth="7" />
      <path d="M126 116h26a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-26z" fill="var(--kunyit)" />
      <Shade d="M126 148h36v2a10 10 0 0 1-10 10h-26z" />
      <path d="M162 138h40" stroke="var(--kunyit)" strokeWidth="9" />
      <path d="M104 108l6-12M114 112l12-8" stroke="var(--sambal)" strokeWidth="6" />
    </Canvas>
  )
}

/** A signpost whose signs say nothing. */
function MissingPage() {
  return (
    <Canvas>
      <path d="M104 30h14v130h-14z" fill="var(--kunyit-ink)" />
      <path d="M52 40h96l22 18-22 18H52a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z" fill="var(--kunyit)" />
      <Shade lit d="M52 40h30l-8 36H52a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z" />
      <path d="M166 88H80L60 104l20 16h86a6 6 0 0 0 6-6V94a6 6 0 0 0-6-6z" fill="var(--pandan)" />
      <path d="M68 58h52M96 104h52" stroke="var(--on-dark)" strokeWidth="6" strokeDasharray="1 14" />
      <path d="M80 160c4-14 10-14 12 0M126 160c2-18 12-18 14 0" stroke="var(--pandan)" strokeWidth="6" />
    </Canvas>
  )
}

export const TROUBLE_DRAWINGS = { torn: TornPage, offline: Offline, page: MissingPage }
