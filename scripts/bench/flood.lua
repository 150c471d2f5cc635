-- Requests a new address each time: most do not exist, the rest are variants of pages that must be cached only once.
local shapes = {
  function(n) return "/" .. n end,
  function(n) return "/hot-sell/detail/" .. (1000 + n % 4000000000) end,
  function(n) return "/study-abroad/vn-" .. n end,
  function(n) return "/account/live-detail/" .. (1 + n % 4000000000) end,
  function(n) return "/home?utm_source=" .. n end,
  function(n) return "/hot-sell?page=" .. n end,
  function(n) return "/og/" .. n end,
  function(n) return "/_next/static/" .. n .. ".js" end,
}
local seed = os.time() * 1000000
local count = 0

request = function()
  count = count + 1
  local language = "x" .. (count % 999983) .. ",ko;q=0.5"
  return wrk.format("GET", shapes[count % #shapes + 1](seed + count), { ["Accept-Language"] = language })
end
