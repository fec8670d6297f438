import type { Random } from '../../state/random.ts'
import type { Palette } from '../palettes.ts'
import { circle, curve, ellipse, line, rect, shape, times } from '../shapes.ts'

/** Things that lie on a table: paper, figures, samples. Every drawing is 1200 by 800. */
export const papers = {
  chart: ({ sky, far, mid, near, dark, ink, light, accent }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    rect(90, 70, 1020, 660, light, 18) +
    times(6, (index) => line(170, 160 + index * 90, 1040, 160 + index * 90, far, 3)) +
    rect(170, 250, 870, 180, far, 0, 'opacity="0.45"') +
    times(10, (index) => {
      const height = random.integer(90, 300) + (index > 5 ? 60 : 0)
      return rect(190 + index * 86, 610 - height, 46, height, index === 7 ? accent : index % 2 ? mid : near, 6)
    }) +
    curve(
      `M200 400 L286 392 L372 404 L458 ${random.integer(380, 400)} L544 372 L630 350 L716 318 L802 268 L888 214 L974 388`,
      dark,
      9,
    ) +
    times(10, (index) =>
      circle(200 + index * 86, [400, 392, 404, 388, 372, 350, 318, 268, 214, 388][index] ?? 400, 11, dark),
    ) +
    line(170, 612, 1040, 612, ink, 6) +
    rect(170, 110, 280, 18, ink, 9, 'opacity="0.5"') +
    rect(170, 660, 180, 14, ink, 7, 'opacity="0.25"'),
  plan: ({ sky, far, mid, near, dark, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, near) +
    times(
      12,
      (index) => line(0, index * 70, 1200, index * 70, mid, 1) + line(index * 110, 0, index * 110, 800, mid, 1),
    ) +
    `<g fill="none" stroke="${light}" stroke-width="7"><path d="M160 150 H1040 V640 H160 z M160 380 H520 V150 M520 500 V640 M760 150 V360 H1040 M760 640 V500"/><path d="M520 430 a70 70 0 0 1 70 70" stroke-width="4"/></g>` +
    times(6, (index) => rect(210 + (index % 3) * 90, 210 + Math.floor(index / 3) * 80, 60, 44, far, 4)) +
    times(4, (index) => circle(830 + (index % 2) * 110, 230 + Math.floor(index / 2) * 70, 24, sky)) +
    curve(`M90 700 C300 ${random.integer(690, 720)} 330 560 420 540 S640 560 680 440 S860 420 960 560`, accent, 10) +
    shape('M940 540 l36 8 l-14 34 z', accent) +
    rect(560, 540, 150, 70, dark, 6) +
    circle(640, 420, 10, glow),
  notebook: ({ sky, far, mid, near, dark, ink, light, accent }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, mid) +
    times(8, (index) => line(0, 60 + index * 100, 1200, 30 + index * 110, near, 3)) +
    shape('M170 130 L590 100 V700 L190 720 z', light) +
    shape('M610 100 L1040 140 L1010 730 L610 700 z', light) +
    shape('M560 102 L600 98 L640 102 V700 H560 z', far, 'opacity="0.7"') +
    times(11, (index) => line(220, 190 + index * 44, 540 - (index % 3) * 40, 178 + index * 46, sky, 2)) +
    shape('M270 420 Q380 220 490 410 z', 'none', `stroke="${dark}" stroke-width="6"`) +
    line(380, 210, 380, 310, dark, 5) +
    curve('M250 470 q60 14 120 0 t140 6', ink, 4) +
    times(7, (index) => line(670, 220 + index * 50, 670 + random.integer(160, 310), 224 + index * 50, ink, 4)) +
    circle(900, 610, 48, accent, 'opacity="0.35"') +
    circle(900, 610, 38, light) +
    shape('M1030 240 l110 -160 l34 24 l-110 160 l-44 20 z', accent),
  'colour-chips': ({ far, near, dark, light, accent }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, far) +
    times(10, (index) =>
      curve(
        `M0 ${40 + index * 84} Q${random.integer(300, 500)} ${10 + index * 84} 700 ${50 + index * 84} T1200 ${36 + index * 84}`,
        near,
        1.5,
      ),
    ) +
    times(9, (index) => {
      const x = 120 + (index % 3) * 330 + random.integer(-16, 16)
      const y = 80 + Math.floor(index / 3) * 220 + random.integer(-12, 12)
      const fill =
        ['#f4efe4', '#ece3d2', '#e6e2da', '#f7f5f0', '#dcd8cf', '#d8c9b0', '#8c8f6b', '#4b4f52', '#c7b08d'][index] ??
        light
      return (
        rect(x + 8, y + 10, 270, 180, dark, 10, 'opacity="0.18"') +
        rect(x, y, 270, 180, light, 10) +
        rect(x + 12, y + 12, 246, 118, fill, 6) +
        rect(x + 16, y + 146, 110, 12, dark, 6, 'opacity="0.5"') +
        rect(x + 16, y + 164, 60, 8, dark, 4, 'opacity="0.3"')
      )
    }) +
    circle(1090, 690, 40, accent),
  helmet: ({ sky, far, mid, near, dark, ink, light }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    times(
      3,
      (index) =>
        rect(130 + index * 330, 90, 250, 180, light, 8, 'opacity="0.7"') +
        rect(160 + index * 330, 130, random.integer(90, 190), 18, mid, 9) +
        rect(160 + index * 330, 170, 160, 18, far, 9),
    ) +
    rect(0, 560, 1200, 60, near) +
    rect(0, 620, 1200, 180, dark) +
    shape('M380 540 Q380 300 600 300 Q820 300 820 540 z', '#e9b23f') +
    shape('M340 540 H880 Q890 580 840 580 H380 Q330 580 340 540 z', '#d2962a') +
    shape('M560 304 Q600 292 640 304 L652 540 H548 z', '#f4cd74') +
    shape('M600 300 Q820 300 820 540 H720 Q720 360 600 300 z', '#c98a1f', 'opacity="0.35"') +
    shape('M900 560 q-10 -110 60 -120 q30 -60 60 0 q70 10 60 120 z', mid) +
    ellipse(600, 604, 300, 14, ink, 'opacity="0.25"') +
    rect(150, 520, 150, 40, light, 18) +
    circle(200, 540, 26, far) +
    circle(258, 540, 26, far),
  maquette: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    rect(0, 600, 1200, 200, near) +
    rect(0, 584, 1200, 26, dark) +
    circle(600, 330, 280, glow, 'opacity="0.35"') +
    times(16, (index) => {
      const x = 360 + index * 30
      const bend = random.integer(-6, 6)
      return shape(
        `M${x} 584 L${x + 15} ${200 + Math.abs(index - 7.5) * 12 + bend} L${x + 30} 584 z`,
        index % 2 ? light : far,
      )
    }) +
    line(600, 0, 600, 210, ink, 5) +
    shape('M120 584 l120 -16 l60 16 z', light) +
    shape('M160 572 l120 -40 l-20 52 z', far) +
    rect(900, 540, 200, 20, accent, 4) +
    times(9, (index) => line(912 + index * 22, 540, 912 + index * 22, 550, ink, 2)) +
    shape('M960 520 l150 -110 l18 22 l-150 110 l-26 4 z', mid),
  proofs: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, mid) +
    rect(60, 50, 1080, 700, sky, 18) +
    shape('M1140 50 L900 750 H1122 Q1140 750 1140 732 z', light, 'opacity="0.35"') +
    rect(130, 104, 900, 600, light, 4) +
    times(8, (page) => {
      const x = 160 + (page % 4) * 214
      const y = 136 + Math.floor(page / 4) * 264
      const lines = times(6, (index) =>
        rect(x + 20, y + 116 + index * 18, random.integer(96, 152), 7, ink, 3, 'opacity="0.35"'),
      )
      const lamp =
        line(x + 96, y, x + 96, y + 84, glow, 5) +
        shape(`M${x + 56} ${y + 132} q40 -88 80 0 z`, glow) +
        shape(`M${x + 48} ${y + 232} L${x + 62} ${y + 140} h68 L${x + 144} ${y + 232} z`, glow, 'opacity="0.28"')
      return page === 2 || page === 5
        ? rect(x, y, 194, 236, dark, 3) + lamp
        : rect(x, y, 194, 236, sky, 3) + rect(x + 20, y + 20, 154, 78, [far, near, accent][page % 3] ?? far, 3) + lines
    }) +
    times(10, (index) => rect(340 + index * 46, 682, 38, 14, [accent, near, dark, glow, far][index % 5] ?? far, 2)) +
    [150, 1010].map((x) => circle(x, 690, 9, 'none', `stroke="${ink}" stroke-width="2"`)).join('') +
    line(1000, 520, 1110, 680, ink, 26) +
    circle(936, 430, 112, ink) +
    circle(936, 430, 96, light) +
    times(4, (index) => rect(866, 388 + index * 28, index === 3 ? 90 : 140, 12, dark, 6)) +
    shape('M180 700 L420 590 l10 22 L192 722 l-30 6 z', accent),
  archive: ({ far, mid, near, dark, ink, light, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, dark) +
    shape('M520 0 H680 L900 420 H300 z', glow, 'opacity="0.16"') +
    shape('M500 110 Q520 40 600 40 Q680 40 700 110 z', ink) +
    ellipse(600, 110, 100, 14, glow) +
    times(5, (row) =>
      times(4, (column) => {
        const x = 90 + column * 260
        const y = 250 + row * 104
        const open = random.chance(0.18)
        return (
          rect(x, y, 240, 90, row % 2 ? near : mid, 6) +
          (open
            ? shape(`M${x + 6} ${y + 6} h228 l24 -40 h-276 z`, light) + line(x + 30, y - 10, x + 190, y - 16, far, 3)
            : '') +
          rect(x + 84, y + 28, 72, 24, light, 3) +
          rect(x + 100, y + 64, 40, 8, ink, 4)
        )
      }),
    ),
}
