export default { packs: [] };
