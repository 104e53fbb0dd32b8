/** Our own drawings of the locations, in a box of 512 × 512: what each of them looks like from afar. */
const shape = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const roof = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}l${w / 2} ${-h}l${w / 2} ${h}z`;
const panes = (x: number, y: number): string => box(x, y, 40, 52);
const fir = (x: number, foot: number, h: number): string =>
  `M${x} ${foot - h}l${h * 0.2} ${h * 0.34}h${-h * 0.08}l${h * 0.16} ${h * 0.28}h${-h * 0.08}l${h * 0.18} ${h * 0.26}` +
  `h${-h * 0.3}v${h * 0.12}h${-h * 0.16}v${-h * 0.12}h${-h * 0.3}l${h * 0.18} ${-h * 0.26}h${-h * 0.08}` +
  `l${h * 0.16} ${-h * 0.28}h${-h * 0.08}z`;
const bare = (x: number, foot: number, h: number): string =>
  `M${x - 14} ${foot}l6 ${-h * 0.5}l${-h * 0.3} ${-h * 0.26}l10 -12l${h * 0.26} ${h * 0.16}` +
  `l0 ${-h * 0.38}h16l2 ${h * 0.3}l${h * 0.24} ${-h * 0.22}l12 12l${-h * 0.26} ${h * 0.36}l10 ${h * 0.54}z`;
const stone = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
const house = (x: number, y: number, w: number, h: number): string =>
  roof(x - 16, y, w + 32, w * 0.42) + box(x, y, w, h);
const columns = (y: number, h: number): string => [104, 188, 282, 366].map((x) => box(x, y, 42, h)).join("");
const waves = (y: number): string =>
  `M40 ${y}q36 -34 72 0t72 0t72 0t72 0t72 0t72 0v22q-36 34 -72 0t-72 0t-72 0t-72 0t-72 0t-72 0z`;
const ground = box(40, 440, 432, 22);

const study = box(60, 300, 392, 34) + box(84, 334, 34, 128) + box(394, 334, 34, 128);
const lamp = `M132 300v-16h40v-86l-52 0l34 -92h78l34 92l-52 0v86h40v16z`;
const books = box(304, 216, 30, 84) + box(342, 196, 30, 104) + box(380, 226, 30, 74);

export const PLACES: Record<string, string> = {
  study: shape(study + lamp + books),
  hallway: shape(
    `M40 60h432v392h-432z M76 96l96 64v196l-96 60z M436 96l-96 64v196l96 60z M196 172h120v184h-120z` +
      `M220 200h72v156h-72z`,
  ),
  attic: shape(`M256 50L470 300h-54v160h-320v-160h-54z` + disc(256, 220, 46) + box(170, 350, 172, 80)),
  cellar: shape(
    `M60 90h96v80h80v80h80v80h80v80h72v52h-408z` +
      `M362 120q52 -26 104 0q20 70 0 140q-52 26 -104 0q-20 -70 0 -140z` +
      box(352, 160, 124, 14) +
      box(352, 206, 124, 14),
  ),
  parlor: shape(
    box(50, 90, 412, 46) +
      `M84 136h344v324h-344z M164 460v-140a92 92 0 0 1 184 0v140z` +
      `M256 300q52 70 36 116q-14 40 -36 40q-60 -6 -40 -78q12 20 26 22q-14 -60 14 -100z`,
  ),
  "your-house": shape(
    house(112, 236, 288, 222) +
      panes(150, 276) +
      panes(322, 276) +
      box(230, 340, 54, 118) +
      box(330, 96, 40, 76),
  ),
  rivertown:
    shape(
      house(70, 190, 170, 190) + house(262, 230, 180, 150) + box(120, 250, 70, 60) + box(310, 280, 84, 60),
    ) + shape(waves(416)),
  // what a name says of places of which there are several
  southside:
    shape(
      house(50, 250, 180, 190) +
        house(282, 210, 180, 230) +
        panes(84, 290) +
        panes(156, 290) +
        panes(352, 260),
    ) + shape(ground),
  downtown: shape(box(70, 200, 110, 240) + box(200, 90, 120, 350) + box(340, 160, 100, 280)) + shape(ground),
  "arkham-woods": shape(fir(110, 440, 250) + fir(256, 440, 330) + fir(402, 440, 270)) + shape(ground),
  "southside-01126": shape(
    roof(70, 170, 372, 110) + box(80, 178, 352, 28) + columns(214, 190) + box(70, 410, 372, 46),
  ),
  "southside-01127": shape(
    house(96, 200, 320, 258) +
      panes(140, 234) +
      panes(236, 234) +
      panes(332, 234) +
      panes(140, 330) +
      panes(332, 330) +
      box(230, 356, 54, 102),
  ),
  "st-marys-hospital": shape(
    box(90, 150, 332, 310) +
      `M230 180h52v46h46v52h-46v46h-52v-46h-46v-52h46z` +
      box(222, 366, 68, 94) +
      panes(118, 366) +
      panes(354, 366),
  ),
  "miskatonic-university": shape(
    `M206 40h100v70h-100z` +
      roof(190, 40, 132, 34) +
      disc(256, 78, 22) +
      box(216, 110, 80, 90) +
      roof(80, 260, 352, 70) +
      box(90, 260, 332, 198) +
      [118, 190, 282, 354].map((x) => stone(x, 300, 40, 96)).join("") +
      box(236, 390, 40, 68),
  ),
  "downtown-01130": shape(
    roof(60, 170, 392, 120) +
      disc(256, 128, 26) +
      box(74, 178, 364, 24) +
      columns(210, 196) +
      box(54, 414, 404, 44),
  ),
  "downtown-01131": shape(
    box(80, 120, 352, 338) +
      box(64, 92, 384, 34) +
      [116, 214, 312]
        .map((x) => box(x, 160, 84, 96) + box(x + 18, 160, 12, 96) + box(x + 54, 160, 12, 96))
        .join("") +
      stone(206, 320, 100, 138),
  ),
  easttown:
    shape(house(60, 270, 150, 188) + panes(112, 310) + house(300, 250, 150, 208) + panes(352, 300)) +
    shape(box(246, 190, 20, 268) + `M214 190l14 -92h56l14 92z` + roof(212, 98, 88, 36)),
  graveyard:
    shape(
      stone(70, 220, 120, 220) +
        stone(322, 250, 120, 190) +
        box(112, 280, 36, 12) +
        box(124, 264, 12, 70) +
        `M236 440v-246h-52v-34h52v-62h34v62h52v34h-52v246z`,
    ) + shape(ground),
  northside: shape(
    `M70 300h70v-90h-16v-34h66v34h-16v90h96v-140h150v210h-350z` +
      box(300, 190, 90, 70) +
      box(50, 370, 412, 24) +
      disc(130, 412, 42) +
      disc(240, 412, 42) +
      disc(360, 412, 42),
  ),
  "main-path": shape(
    fir(110, 430, 250) + fir(400, 430, 300) + `M214 470q-40 -90 40 -150t-10 -150l30 -10q90 90 0 170t30 140z`,
  ),
  "arkham-woods-01150":
    shape(bare(120, 440, 300) + bare(400, 440, 260) + stone(216, 330, 80, 110)) + shape(ground),
  "arkham-woods-01151": shape(
    fir(110, 440, 280) +
      fir(402, 440, 240) +
      `M240 470q-70 -70 10 -120t-10 -120t40 -110l34 20q-70 60 0 110t-10 120t-10 100z`,
  ),
  "arkham-woods-01152":
    shape(fir(92, 440, 290) + house(210, 290, 170, 150) + box(276, 360, 42, 80) + bare(432, 440, 230)) +
    shape(ground),
  "arkham-woods-01153":
    shape(`M40 460v-190h210l30 60l40 20l20 110z` + fir(120, 270, 190) + fir(200, 270, 140)) +
    shape(waves(452)),
  "arkham-woods-01154": shape(
    bare(110, 450, 330) +
      bare(256, 450, 290) +
      bare(402, 450, 330) +
      `M40 400q110 -90 216 0t216 0v26q-110 90 -216 0t-216 0z`,
  ),
  "arkham-woods-01155":
    shape(fir(90, 440, 230) + fir(180, 440, 160) + fir(422, 440, 240) + disc(300, 150, 62)) + shape(ground),
  "ritual-site":
    shape(
      stone(56, 210, 62, 236) +
        stone(394, 210, 62, 236) +
        stone(146, 160, 46, 150) +
        stone(320, 160, 46, 150) +
        box(180, 370, 152, 30) +
        box(204, 400, 104, 46) +
        `M256 216q58 70 40 116q-14 34 -40 34q-62 -6 -42 -72q12 18 26 20q-12 -56 16 -98z`,
    ) + shape(ground),
};
